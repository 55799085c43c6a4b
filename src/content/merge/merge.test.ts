import { describe, expect, it } from 'vitest';
import { choose } from './choose.ts';
import { describeConflict } from './describe-conflict.ts';
import { merge, type Merge } from './merge.ts';
import { readData } from '../edit/parse.ts';

const base = `# a página
title: Página
theme: spring

sections:

# ── Capa ──
- type: hero
  title: Olá # curto
  text: Bem-vindo.

# ── Dúvidas ──
- type: faq
  id: faq
  title: Dúvidas
  items:
    - question: Dói?
      answer: Não.
    # a segunda
    - question: Quanto custa?
      answer: "R$ 35"
    - question: Aceita cartão?
      answer: Sim.

# ── Lista ──
- type: benefits
  title: Por que nós
  features:
    - Perto de casa
    - Aberto aos sábados
    - Estacionamento grátis

# ── Fim ──
- type: cta
  title: Venha
# fim
`;

function edit(text: string, ...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`There is no ${from}`);
    return now.replace(from, () => to);
  }, text);
}

function merged(ours: string, theirs: string): Merge & { readonly ok: true } {
  const result = merge({ base, ours, theirs });
  if (!result.ok) throw new Error(result.reason);
  return result;
}

const section = (text: string, name: string) => {
  const start = text.indexOf(`# ── ${name}`);
  const end = text.indexOf('\n\n# ──', start);
  return text.slice(start, end === -1 ? text.indexOf('# fim') : end + 2);
};

describe('merge', () => {
  it('keeps different fields of one section, with the comments of both', () => {
    const ours = edit(
      base,
      ['title: Olá # curto', 'title: Oi # curto'],
      ['# ── Capa ──', '# ── Capa nova ──'],
    );
    const theirs = edit(base, ['text: Bem-vindo.', '# revisto\n  text: "Bem-vinda!"']);
    const { text, conflicts, lost } = merged(ours, theirs);
    expect(text).toBe(
      edit(
        base,
        ['title: Olá', 'title: Oi'],
        ['text: Bem-vindo.', '# revisto\n  text: "Bem-vinda!"'],
        ['# ── Capa ──', '# ── Capa nova ──'],
      ),
    );
    expect([conflicts, lost]).toEqual([[], []]);
  });

  it('moves a section that we moved, with what they changed in it', () => {
    const faq = section(base, 'Dúvidas');
    const ours = edit(base, [faq, ''], ['# ── Capa', `${faq}# ── Capa`]);
    const theirs = edit(base, ['answer: Não.', 'answer: Nunca. # certeza']);
    const { text, conflicts } = merged(ours, theirs);
    expect(text).toBe(edit(ours, ['answer: Não.', 'answer: Nunca. # certeza']));
    expect(conflicts).toEqual([]);
  });

  it('changes a section that they moved, and one that both moved and changed', () => {
    const faq = section(base, 'Dúvidas');
    const theirs = edit(base, [faq, ''], ['# ── Capa', `${faq}# ── Capa`], ['answer: Sim.', 'answer: Sim!']);
    const ours = edit(base, [faq, ''], ['# ── Capa', `${faq}# ── Capa`], ['answer: Não.', 'answer: Nunca.']);
    const { text, conflicts } = merged(ours, theirs);
    expect(text).toBe(edit(theirs, ['answer: Não.', 'answer: Nunca.']));
    expect(conflicts).toEqual([]);
  });

  it('shows both values of a field that both changed, and theirs stands until somebody chooses', () => {
    const ours = edit(base, ['answer: Não.', 'answer: Um pouco.']);
    const theirs = edit(base, ['answer: Não.', 'answer: Nunca. # certeza']);
    const result = merged(ours, theirs);
    expect(result.text).toBe(theirs);
    expect(result.conflicts).toMatchObject([
      {
        kind: 'both-changed',
        path: ['sections', 1, 'items', 0, 'answer'],
        base: 'Não.',
        ours: 'Um pouco.',
        theirs: 'Nunca.',
      },
    ]);
    const [conflict] = result.conflicts;
    if (conflict === undefined) throw new Error('There is a conflict.');
    expect(describeConflict(conflict, readData(result.text))).toBe('Dúvidas, pergunta 1, resposta');
    expect(choose(result, conflict, 'theirs')).toEqual({ ok: true, text: theirs, conflicts: [] });
    expect(choose(result, conflict, 'ours')).toEqual({
      ok: true,
      text: edit(theirs, ['Nunca.', 'Um pouco.']),
      conflicts: [],
    });
  });

  it('takes what both changed alike once', () => {
    const ours = edit(base, ['answer: Não.', 'answer: Nunca.'], ['    - Perto', '    - Novo\n    - Perto']);
    const theirs = edit(ours, ['title: Venha', 'title: Ligue']);
    expect(merged(ours, theirs)).toEqual({ ok: true, text: theirs, conflicts: [], lost: [] });
  });

  it('keeps what both put in at one place, our lines as they were written', () => {
    const mine = "# ── Nova ──\n- type: text\n  # a lápis\n  title: 'Nossa'\n\n";
    const yours = '# ── Outra ──\n- type: text\n  title: Deles\n\n';
    const ours = edit(base, ['# ── Lista', `${mine}# ── Lista`]);
    const theirs = edit(base, ['# ── Lista', `${yours}# ── Lista`]);
    expect(merged(ours, theirs)).toEqual({
      ok: true,
      text: edit(base, ['# ── Lista', `${mine}${yours}# ── Lista`]),
      conflicts: [],
      lost: [],
    });
  });

  it('removes what we removed and they left alone', () => {
    const ours = edit(base, [section(base, 'Lista'), ''], ['  text: Bem-vindo.\n', '']);
    const theirs = edit(base, ['title: Venha', 'title: Ligue']);
    expect(merged(ours, theirs)).toEqual({
      ok: true,
      text: edit(ours, ['title: Venha', 'title: Ligue']),
      conflicts: [],
      lost: [],
    });
  });

  it('keeps what they changed and we removed, and says so', () => {
    const lista = section(base, 'Lista');
    const ours = edit(base, [lista, ''], ['  text: Bem-vindo.\n', '']);
    const theirs = edit(base, ['Bem-vindo.', 'Bem-vinda.'], ['Por que nós', 'Vantagens']);
    const result = merged(ours, theirs);
    expect(result.text).toBe(theirs);
    expect(result.conflicts.map(({ kind, path }) => [kind, path])).toEqual([
      ['they-changed-we-removed', ['sections', 2]],
      ['they-changed-we-removed', ['sections', 0, 'text']],
    ]);
    const [removed] = result.conflicts;
    if (removed === undefined) throw new Error('There is a conflict.');
    expect(describeConflict(removed, readData(result.text))).toBe('Benefícios');
    expect(choose(result, removed, 'ours')).toMatchObject({
      text: edit(base, [lista, ''], ['Bem-vindo.', 'Bem-vinda.']),
      conflicts: [{ path: ['sections', 0, 'text'] }],
    });
  });

  it('keeps an item to which they wrote nothing but a comment', () => {
    const item = '    # a segunda\n    - question: Quanto custa?\n      answer: "R$ 35"\n';
    const theirs = edit(base, ['answer: "R$ 35"', 'answer: "R$ 35" # desde maio']);
    const result = merged(edit(base, [item, '']), theirs);
    expect(result.text).toBe(theirs);
    expect(result.conflicts).toMatchObject([
      { kind: 'they-changed-we-removed', path: ['sections', 1, 'items', 1] },
    ]);
  });

  it('holds what we changed and they removed, to be put back with its comments', () => {
    const item = '    # a segunda\n    - question: Quanto custa?\n      answer: "R$ 35"\n';
    const ours = edit(base, ['"R$ 35"', '"R$ 40" # desde maio']);
    const theirs = edit(base, [item, ''], ['  text: Bem-vindo.\n', '']);
    const result = merged(edit(ours, ['Bem-vindo.', 'Bem-vinda.']), theirs);
    expect(result.text).toBe(theirs);
    expect(result.conflicts).toMatchObject([
      {
        kind: 'we-changed-they-removed',
        path: ['sections', 0, 'text'],
        base: 'Bem-vindo.',
        ours: 'Bem-vinda.',
        theirs: undefined,
      },
      { kind: 'we-changed-they-removed', path: ['sections', 1, 'items', 1] },
    ]);
    expect(result.lost).toEqual(['# desde maio']);
    const places = result.conflicts.map((one) => describeConflict(one, readData(result.text)));
    expect(places).toEqual(['Capa, texto', 'Dúvidas, pergunta "Quanto custa?"']);
    const [field, question] = result.conflicts;
    if (field === undefined || question === undefined) throw new Error('There are two conflicts.');
    const one = choose(result, question, 'ours');
    if (!one.ok) throw new Error(one.reason);
    expect(choose(one, field, 'ours')).toEqual({
      ok: true,
      text: edit(ours, ['Bem-vindo.', 'Bem-vinda.']),
      conflicts: [],
    });
  });

  it('leaves what both moved to different places where they put it, and says so', () => {
    const fim = '# ── Fim ──\n- type: cta\n  title: Venha\n';
    const away = edit(base, [`\n${fim}`, '']);
    const ours = edit(away, ['# ── Capa', `${fim}\n# ── Capa`]);
    const theirs = edit(away, ['# ── Lista', `${fim}\n# ── Lista`]);
    const result = merged(ours, theirs);
    expect(result.text).toBe(theirs);
    expect(result.conflicts).toMatchObject([
      { kind: 'both-moved', path: ['sections', 2], base: 3, ours: 0, theirs: 2 },
    ]);
    const [moved] = result.conflicts;
    if (moved === undefined) throw new Error('There is a conflict.');
    expect(choose(result, moved, 'ours')).toEqual({ ok: true, text: ours, conflicts: [] });
  });

  it('tells texts of a list apart by what they say', () => {
    const ours = edit(
      base,
      ['    - Aberto aos sábados\n', ''],
      ['    - Estac', '    - Sem fila\n    - Estac'],
    );
    const theirs = edit(
      base,
      ['Perto de casa', 'Perto de sua casa'],
      ['    - Aberto', '    - Com café\n    - Aberto'],
    );
    const { text, conflicts } = merged(ours, theirs);
    expect(readData(text)).toMatchObject({
      sections: [
        {},
        {},
        { features: ['Perto de sua casa', 'Sem fila', 'Com café', 'Estacionamento grátis'] },
        {},
      ],
    });
    expect(conflicts).toEqual([]);
  });

  it('never empties a list that each of both emptied by half', () => {
    const short = edit(base, ['    - Estacionamento grátis\n', '']);
    const ours = edit(short, ['    - Perto de casa\n', '']);
    const theirs = edit(short, ['    - Aberto aos sábados\n', '']);
    const result = merge({ base: short, ours, theirs });
    expect(result).toMatchObject({
      text: theirs,
      conflicts: [{ kind: 'they-changed-we-removed', theirs: 'Perto de casa' }],
    });
    if (!result.ok || !result.conflicts[0]) throw new Error('There is a conflict.');
    expect(choose(result, result.conflicts[0], 'ours')).toMatchObject({
      text: edit(theirs, ['  features:\n    - Perto de casa\n', '']),
    });
  });

  it('never leaves an item without fields that each of both took half of', () => {
    const ours = edit(base, ['    - question: Dói?\n      answer: Não.\n', '    - answer: Não.\n']);
    const theirs = edit(base, ['      answer: Não.\n', '']);
    const result = merged(ours, theirs);
    expect(result).toMatchObject({
      text: theirs,
      conflicts: [{ kind: 'they-changed-we-removed', path: ['sections', 1, 'items', 0, 'question'] }],
    });
    if (!result.conflicts[0]) throw new Error('There is a conflict.');
    expect(choose(result, result.conflicts[0], 'ours')).toMatchObject({
      text: edit(theirs, ['    - question: Dói?\n', '']),
    });
  });

  it('keeps their quotes, blank lines, line breaks and byte order mark', () => {
    const theirs =
      `\uFEFF${edit(base, ['title: Página', "title: 'Página' "], ['type: cta\n', 'type: cta\n\n'])}`.replaceAll(
        '\n',
        '\r\n',
      );
    const { text } = merged(
      edit(base, ['title: Venha', 'title: Ligue'], ['- Perto', '- Perto, perto']),
      theirs,
    );
    expect(text).toBe(edit(theirs, ['title: Venha', 'title: Ligue'], ['- Perto', '- Perto, perto']));
  });

  it('brings our comments into what they changed', () => {
    const ours = edit(
      base,
      ['# a página', '# a página do ano'],
      ['  title: Dúvidas', '  # título\n  title: Dúvidas'],
      ['answer: Sim.', 'answer: Sim. # sempre'],
      ['# a segunda', '# a segunda e\n    # mais'],
      [' # curto', ''],
    );
    const theirs = edit(
      base,
      ['answer: Não.', 'answer: Nunca.'],
      ['answer: Sim.', 'answer: "Sim."'],
      ['text: Bem-vindo.', 'text: Oi'],
    );
    expect(merged(ours, theirs)).toEqual({
      ok: true,
      text: edit(
        ours,
        ['answer: Não.', 'answer: Nunca.'],
        ['answer: Sim.', 'answer: "Sim."'],
        ['text: Bem-vindo.', 'text: Oi'],
      ),
      conflicts: [],
      lost: [],
    });
  });

  it('tells a comment of ours that has no place', () => {
    const ours = edit(base, ['title: Venha', 'title: Venha # nosso']);
    const theirs = edit(base, ['title: Venha', 'title: Venha # deles']);
    expect(merged(ours, theirs)).toEqual({ ok: true, text: theirs, conflicts: [], lost: ['# nosso'] });
  });

  it('merges the values of a group in braces, and shows it whole where its fields differ', () => {
    const site = 'name: Loja\naddress: { city: Erechim, state: RS }\n';
    const ours = edit(site, ['Erechim', 'Lajeado']);
    const other = edit(site, ['state: RS', 'state: SC']);
    const more = edit(other, ['state: SC', 'state: SC, street: Rua Um']);
    expect(merge({ base: site, ours, theirs: other })).toMatchObject({
      text: edit(other, ['Erechim', 'Lajeado']),
      conflicts: [],
    });
    const result = merge({ base: site, ours: more, theirs: ours });
    expect(result).toMatchObject({ text: ours, conflicts: [{ kind: 'both-changed', path: ['address'] }] });
    if (!result.ok || !result.conflicts[0]) throw new Error('There is a conflict.');
    expect(choose(result, result.conflicts[0], 'ours')).toMatchObject({ ok: true, text: more });
  });

  it('gives no text where one of them cannot be read', () => {
    expect(merge({ base, ours: base, theirs: 'a: b: c\n' })).toMatchInlineSnapshot(`
      {
        "ok": false,
        "reason": "O texto que a outra pessoa gravou tem um erro, e por isso o seu não pode ser juntado a ele. Peça que ela corrija o erro, ou corrija você, e tente de novo.",
      }
    `);
    expect(merge({ base, ours: 'a: [b\n', theirs: base })).toMatchInlineSnapshot(`
      {
        "ok": false,
        "reason": "O seu texto tem um erro, e por isso não pode ser juntado ao que foi gravado enquanto isso. Corrija o erro e tente de novo.",
      }
    `);
    expect(merge({ base: '- a\n', ours: base, theirs: base })).toMatchInlineSnapshot(`
      {
        "ok": false,
        "reason": "O arquivo de antes tinha um erro, e por isso as mudanças não podem ser juntadas.",
      }
    `);
  });
});
