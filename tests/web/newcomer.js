// What the table shows somebody who looks at it: what is asked, and what glows within reach.
() => {
    const [RESULT, DONE] = ['Result|Итог', 'Well done!|Получилось!'];
    const dialog = (names) => names.split('|').some((name) => document.querySelector(`dialog[aria-label="${name}"]`));
    const SHARES = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    /** Points of a thing that lie in the window, the middle first. */
    const points = ({ left, top, width, height }) =>
        SHARES.flatMap((u) => SHARES.map((v) => [left + width * u, top + height * v]))
            .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const [glows, buried] = [[], []];
    const add = (kind, one, hits) => {
        const found = points(one.getBoundingClientRect());
        const hit = ([x, y]) => hits(document.elementFromPoint(x, y), x, y);
        // Well inside it: what glows pulses, and its rim comes and goes.
        const inside = ([x, y]) => [[0, 0], [4, 0], [-4, 0], [0, 4], [0, -4]].every(([dx, dy]) => hit([x + dx, y + dy]));
        const at = found.find(inside) ?? found.find(hit);
        const says = (one.getAttribute('aria-label') || one.textContent || '').trim();
        if (at) glows.push({ kind, says, x: at[0], y: at[1] });
        return at ? [] : found;
    };
    const buttons = (kind, selector, root = document) => {
        for (const one of root.querySelectorAll(selector)) {
            one.scrollIntoView({ block: 'nearest' });
            add(kind, one, (hit) => one.contains(hit));
        }
    };
    /** What a press there means: what glows, or what a thing that does not glow stands on. */
    const meant = (hit) => {
        for (let at = hit?.closest('[data-part]'); at; at = at.parentElement?.closest('[data-part]')) {
            if (at.matches('.lit')) return at.dataset.part;
            if (at.dataset.on && lit.has(at.dataset.on)) return at.dataset.on;
        }
        return null;
    };
    /** The same at a point: a small piece is pressed through one that stands over it. */
    const meantAt = (x, y) => {
        const [top, ...below] = document.elementsFromPoint(x, y);
        const through = top?.closest('.piece') ? below.map((one) => one.closest('.piece.lit')).find((one) => one) : null;
        return meant(top) ?? through?.dataset.part ?? null;
    };
    const lit = new Set([...document.querySelectorAll('[data-part].lit')].map((one) => one.dataset.part));
    const parts = () => {
        for (const one of document.querySelectorAll('[data-part].lit')) {
            if (!one.checkVisibility()) continue;
            if (!one.closest('.lens')) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const covered = add('part', one, (_, x, y) => meantAt(x, y) === one.dataset.part);
            // What glows over it leads to the same, and any place of a region means the region.
            if (!one.matches('.region') && covered.some(([x, y]) => !meantAt(x, y))) buried.push(one.dataset.part);
        }
    };
    const menu = document.querySelector('.popover .menu');
    const coach = document.querySelector('.coach');
    if (menu) buttons('menu', ':scope > .button:not(.quiet), .route > .button', menu);
    else if (coach?.querySelector('.next')) buttons('coach', '.next', coach);
    else if (!document.querySelector('dialog[open], .popover')) {
        buttons('option', coach ? '.ask .option.wanted:enabled' : '.ask .option:enabled, .ask .face:enabled');
        parts();
        buttons('tab', '[role=tab]:has(.waiting)');
    }
    const asked = document.querySelector('.ask .question')?.textContent ?? '';
    return {
        asked,
        glows,
        // The coach and a moment go away; and where every option is a button, nothing is lost.
        buried: coach || document.querySelector('.play-moment') || !document.querySelector('.ask .hint') ? [] : buried,
        reads: document.querySelector('.popover, dialog[open]') !== null,
        over: dialog(RESULT) || dialog(DONE),
        hint: document.querySelector('.ask aside p')?.textContent ?? '',
        coach: coach?.textContent ?? '',
    };
}
