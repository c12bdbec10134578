import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../wire';
import { listed } from './lists';

const table = (id: string, status: TableInfo['status'], more: Partial<TableInfo> = {}): TableInfo =>
  ({ id, status, asked: [], seats: [{ person: '', name: '', bot: '' }], campaign: '', ...more }) as unknown as TableInfo;
const ids = (tables: readonly TableInfo[]): string[] => tables.map(({ id }) => id);

describe('the lists of the lobby', () => {
  it('have the tables where it is my turn first, and what is over last', () => {
    const mine = [table('over', 'over'), table('theirs', 'playing'), table('open', 'open'), table('mine', 'playing', { asked: [1] })];
    expect(ids(listed(mine, [], []).mine)).toEqual(['mine', 'theirs', 'open', 'over']);
  });

  it('keep apart where one may sit down and where one may look on; my own are in neither', () => {
    const full = table('full', 'open', { seats: [] });
    const others = [table('a', 'playing'), table('b', 'open'), full, table('c', 'open')];
    const { open, watched } = listed([table('c', 'open')], [], others);
    expect([ids(open), ids(watched)]).toEqual([['b'], ['a']]);
  });

  it('leave what is over in a campaign to its page', () => {
    expect(listed([table('x', 'over', { campaign: 'k' })], [], []).mine).toEqual([]);
  });
});
