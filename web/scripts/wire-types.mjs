// Turns wire.schema.json (made by `python -m tools.wire_types`) into src/wire.ts.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const file = (name) => new URL(`../${name}`, import.meta.url);
const schema = JSON.parse(await readFile(file('wire.schema.json'), 'utf8'));

// Titles repeat the names of the definitions; on unions and shared types they would number them.
for (const definition of Object.values(schema.definitions)) delete definition.title;

// Plain arrays: a limit on a list would become a union of tuples. Limits are the server's affair.
// An object of any keys may hold anything.
const unlimited = (value) => {
  if (Array.isArray(value)) value.forEach(unlimited);
  else if (value && typeof value === 'object') {
    if (value.type === 'array') {
      delete value.maxItems;
      if (!value.prefixItems) delete value.minItems;
      else Object.assign(value, { items: value.prefixItems, additionalItems: false });
    }
    if (value.type === 'object' && !value.properties) value.additionalProperties ??= {};
    Object.values(value).forEach(unlimited);
  }
};
unlimited(schema);

const types = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: '// Made from wire.schema.json by `npm run types`. Change the Python types instead.',
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 100 },
});
const own = types
  .replace(/export interface Wire \{\}\n+/, '')
  .replace(/ \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, '')
  .replace(/\/\*\*\n \*\/\n/g, '')
  .replace(/ \*\n \*\/\n/g, ' */\n');
await writeFile(file('src/wire.ts'), own);
