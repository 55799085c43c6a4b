import { z } from 'zod';
import { withBehaviour } from './behaviour.ts';
import { choice } from './choice.ts';
import type { Contract } from './contract.ts';
import { anchorPattern } from './link.ts';
import { repairId } from './repair.ts';
import { richText } from './rich-text.ts';
import { date, endDate, text, yesNo } from './text.ts';

/** Fields that any section may carry. */
export const sectionShape = {
  type: text.describe('O tipo da seção.'),
  id: withBehaviour(
    z.string().regex(anchorPattern, {
      error: 'Use só letras minúsculas sem acento, números e hífen, começando por uma letra.',
    }),
    { repair: repairId },
  )
    .optional()
    .describe('Nome da seção no endereço: id: faq atende por "#faq". Não se repete na página.'),
  hidden: yesNo.optional().describe('sim: a seção não aparece.'),
  showFrom: date.optional().describe('Mostra a seção a partir deste dia, como 15/07/2025.'),
  showUntil: endDate.optional().describe('Mostra a seção até este dia, como 15/07/2025.'),
  whenHidden: choice({
    page: 'os links para ela levam ao começo da página',
    drop: 'os botões e links para ela somem',
  })
    .optional()
    .describe(
      'O que acontece com os links para esta seção enquanto ela não aparece: page (levam ao começo da página) ou drop (somem). Sem esta linha, page.',
    ),
  tone: choice({ plain: 'liso', tint: 'tom claro', strong: 'cor cheia' })
    .optional()
    .describe('Fundo: plain (liso), tint (tom claro) ou strong (cor cheia).'),
  lazy: yesNo.optional().describe('sim: a seção pode chegar depois do resto da página.'),
  placeholder: yesNo
    .optional()
    .describe('sim: o conteúdo é provisório e precisa ser trocado antes de publicar.'),
};

/** The schema of a block: its own fields beside those of every section. Unknown fields are refused. */
export function section<Shape extends z.core.$ZodLooseShape>(own: Shape) {
  return z.strictObject({ ...sectionShape, ...own });
}

/** Title and introduction, as most sections carry them. */
export const titleShape = {
  eyebrow: text.optional().describe('Linha curta acima do título.'),
  title: text.optional().describe('O título da seção.'),
  intro: richText.optional().describe('Uma ou duas frases abaixo do título.'),
};

/** What a block's folder declares besides its fields. Shared code asks here and never for a block's name. */
export interface Block {
  /** The block's name in Portuguese, such as `Capa`. */
  readonly label: string;
  /** One sentence in Portuguese: what the block is for. */
  readonly description: string;
  /** Other words by which people look for it, where its description has none of them. */
  readonly soughtAs?: string;
  /** What one entry of its `items` is called in messages, such as `pergunta`; those of other lists have their nouns in `content/schema/item-noun.ts`. */
  readonly itemNoun?: string;
  /** What a title above them counts its items as, such as `perguntas`, where such a title is about all of them. */
  readonly countedAs?: readonly string[];
  /** Its heading is the page's h1 when it stands first. */
  readonly titlesPage?: boolean;
  /** It may stand above what opens the page: the section below it then counts as the first. */
  readonly isPreface?: boolean;
  /** Its view travels in the second chunk, loaded when first needed. */
  readonly isDeferred?: boolean;
  /** Its view travels alone, loaded for pages that have it: few have, and the rest shall not pay for it. */
  readonly isRare?: boolean;
  /** What its items are to who buys them, where they have prices. */
  readonly sells?: 'Product' | 'Service';
  /** What its items are where texts elsewhere call them by their names: what one can have, or people. */
  readonly names?: 'things' | 'people';
  /** The field that names a shared section which takes this one's place. */
  readonly replacedBy?: string;
  /** Whether nothing of a section is left to be shown on a day, as ISO; `section` is as its schema left it. */
  isOver?(section: Readonly<Record<string, unknown>>, today: string): boolean;
  /** The field without which it shows something invented, and what that is, such as `um mapa`: the launch list names it. */
  readonly invents?: { readonly without: string; readonly what: string };
  /** What a page owes this block, in the editor's words. */
  readonly contracts?: readonly Contract[];
}
