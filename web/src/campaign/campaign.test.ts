import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../lib/api';
import { isCampaign, latestOf, standsAt, wonBySeat } from '../lib/campaign';
import { GameTexts } from '../lib/say';
import { settings } from '../lib/settings.svelte';
import type { CampaignInfo, CampaignMatch, Result } from '../wire';
import Ahead from './Ahead.svelte';
import MatchCard from './MatchCard.svelte';

const NAMES = ['Anna', 'Boris'];
const FLUENT = 'label-flames = Flames\nlabel-gift = { $who } begins with { $flames } flames\n';
const texts = new GameTexts({ lang: 'en', fluent: [FLUENT], names: { dusk: 'Dusk', night: 'Night', 'night:text': 'It is dark.' } }).withSeats(NAMES);
const won = (seat: number): Result => ({ scores: [3, 4], ranking: [[seat], [1 - seat]], rule: 'X-1' });

function match(name: string, status: CampaignMatch['status'], more: Partial<CampaignMatch> = {}): CampaignMatch {
  return { match: name, status, commitment: 'c', table: status === 'ahead' ? '' : `table-${name}`, given_up: 0, gifts: [], result: null, figures: [], ...more };
}
function campaign(dusk: CampaignMatch, night: CampaignMatch, more: Partial<CampaignInfo> = {}): CampaignInfo {
  const seat = (n: number) => ({ seat: n, colour: '', person: '', name: NAMES[n]!, bot: '', filling_in: false, here: false, muted: false });
  return {
    id: 'festival',
    game: 'lanterns',
    campaign: 'festival',
    terms: {},
    host: 'me',
    host_name: 'Anna',
    leads: true,
    visibility: 'link',
    seats: [seat(0), seat(1)],
    matches: [dusk, night],
    count: null,
    over: false,
    imported: false,
    created: 0,
    moved: 0,
    ...more,
  };
}
const dusk = match('dusk', 'over', { result: won(1), figures: [{ label: 'label-flames', rule: 'X-2', by_seat: [3, 4] }] });

beforeEach(() => settings.set({ lang: 'en' }));
afterEach(() => document.body.replaceChildren());

describe('where a campaign stands', () => {
  it('is at a table, between two, given up, or over', () => {
    expect(standsAt(campaign(match('dusk', 'playing'), match('night', 'ahead'))).at).toBe('table');
    const between = campaign(dusk, match('night', 'ahead'));
    expect(standsAt(between)).toEqual({ at: 'next', match: between.matches[1] });
    expect(latestOf(between).match).toBe('dusk');
    expect(standsAt(campaign(match('dusk', 'closed'), match('night', 'ahead'))).at).toBe('again');
    expect(standsAt(campaign(dusk, match('night', 'over', { result: won(0) }), { over: true })).at).toBe('over');
  });

  it('counts the matches won', () => {
    expect(wonBySeat(campaign(dusk, match('night', 'over', { result: won(1) })))).toEqual([0, 2]);
  });
});

describe('a file', () => {
  it('tells in its first line whether it is a campaign', async () => {
    expect(await isCampaign(new Blob(['{"igroteka":1,"campaign":"festival"}\n{}\n']))).toBe(true);
    expect(await isCampaign(new Blob(['{"igroteka":1,"game":"lanterns"}\n']))).toBe(false);
    expect(await isCampaign(new Blob(['Roses are red\n']))).toBe(false);
  });
});

describe('what comes next', () => {
  const show = (info: CampaignInfo, leads: boolean) => render(Ahead, { info: { ...info, leads }, texts, names: NAMES, onchange: () => undefined });

  it('is a button for the host, with a grain of luck', async () => {
    const info = campaign(dusk, match('night', 'ahead'));
    const next = vi.spyOn(api, 'nextMatch').mockResolvedValue(campaign(dusk, match('night', 'open')));
    show(info, true);
    expect(screen.getByText('The next match is “Night”.')).toBeTruthy();
    screen.getByRole('button', { name: 'Next match' }).click();
    await vi.waitFor(() => expect(location.pathname).toBe('/table/table-night'));
    expect(next.mock.calls[0]![1].salt).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is for the others to wait for', () => {
    show(campaign(dusk, match('night', 'ahead')), false);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Anna will set it up.')).toBeTruthy();
  });

  it('is the way to the table while one is laid', () => {
    show(campaign(dusk, match('night', 'playing')), false);
    expect(screen.getByRole('link', { name: 'To the table' }).getAttribute('href')).toBe('/table/table-night');
  });

  it('is the winner in the end', () => {
    show(campaign(dusk, match('night', 'over'), { over: true, count: won(1) }), true);
    expect(screen.getByText('Boris wins')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a match of a campaign', () => {
  it('shows what was written down, and who won', () => {
    const { container } = render(MatchCard, { match: dusk, number: 1, texts, names: NAMES, inks: [], onrule: () => undefined });
    expect([...container.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent).join(' '))).toEqual(['Anna 3', 'Boris 4']);
    expect(container.querySelector('.first')!.textContent).toContain('Boris');
    expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/replay/table-dusk');
  });

  it('tells what it begins with, each with its rule', () => {
    const rules: string[] = [];
    const ahead = match('night', 'ahead', { given_up: 2, gifts: [{ label: 'label-gift', rule: 'X-3', args: { who: '@1', flames: 4 } }] });
    render(MatchCard, { match: ahead, number: 2, texts, names: NAMES, inks: [], onrule: (rule: string) => rules.push(rule) });
    const gift = screen.getByRole('button');
    expect(gift.textContent!.replaceAll(/\s/g, ' ').trim()).toBe('Boris begins with 4 flames');
    gift.click();
    expect(rules).toEqual(['X-3']);
    expect(screen.getByText('It is dark.')).toBeTruthy();
    expect(screen.getByText(/given up 2.times before/)).toBeTruthy();
  });
});
