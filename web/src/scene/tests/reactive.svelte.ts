/** Props that can be changed from outside a component. */
export function reactive<T extends object>(first: T): T {
  let now = $state.raw(first);
  return new Proxy(first, {
    get: (_, key) => Reflect.get(now, key),
    set: (_, key, value) => {
      now = { ...now, [key]: value };
      return true;
    },
    has: (_, key) => Reflect.has(now, key),
    ownKeys: () => Reflect.ownKeys(now),
    getOwnPropertyDescriptor: (_, key) => ({ configurable: true, enumerable: true, value: Reflect.get(now, key) }),
  });
}
