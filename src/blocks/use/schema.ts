import { z } from 'zod';
import { withBehaviour } from '../../fields/behaviour.ts';
import { asked } from '../../fields/control.ts';
import { toSlug } from '../../fields/repair.ts';
import { section, type Block } from '../../fields/section.ts';

export const block: Block = {
  label: 'Seção compartilhada',
  description: 'Mostra aqui uma seção de pages/_shared, usada por várias páginas.',
  replacedBy: 'section',
};

const own = {
  section: asked(
    'shared',
    withBehaviour(
      z.string().regex(/^[a-z0-9-]+$/, {
        error: 'Escreva o nome de um arquivo de pages/_shared, sem .yaml.',
      }),
      {
        repair: (typed) => toSlug(typed.replace(/^.*\/|\.ya?ml$/gi, '')) || undefined,
        check: (name, context) =>
          context.sharedSections.includes(name)
            ? []
            : [{ kind: 'unknown-shared', name, known: context.sharedSections }],
        uses: (name) => ({ kind: 'shared', name }),
      },
    ),
  ).describe('O nome do arquivo em pages/_shared, sem .yaml.'),
};

/** Tone, lazy and placeholder are the shared section's own to say. */
export const schema = section(own).omit({ tone: true, lazy: true, placeholder: true });
