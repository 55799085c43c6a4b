import { valueAt } from '../../core/core.ts';
import { Remark } from '../form/form-parts.tsx';
import type { FieldPath } from '../form/wishes.ts';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { pagesIn } from './knowledge.ts';
import { matchTheme } from './match-theme.ts';
import { PagesWith } from './pages-with.tsx';
import type { EditWish } from './state.ts';

interface Place {
  readonly texts: Readonly<Record<Path, string>>;
  readonly onGo: (file: Path, path: FieldPath) => void;
}

/** Leads from the colours that a page has to what they are. */
export function ThemeLink({ page, texts, onGo }: Place & { readonly page: unknown }) {
  const file = `_themes/${String(valueAt(page, ['theme']))}.yaml`;
  if (!(file in texts)) return null;
  return (
    <Remark>
      <Button type="button" onClick={() => onGo(file, [])}>
        Mudar estas cores
      </Button>
    </Remark>
  );
}

interface MatchProps {
  /** The main colour that it is said below. */
  readonly role: string;
  /** The file as it is now and as it was when the editor was opened. */
  readonly text: string;
  readonly before: string | undefined;
  readonly onEdit: (wish: EditWish) => void;
}

/** Offers to make anew what was made for a colour from before. */
export function ThemeMatch({ role, text, before, onEdit }: MatchProps) {
  const matching = matchTheme(text, before);
  if (matching === undefined || matching.outgrown === 0 || matching.changed !== role) return null;
  const { outgrown, wish } = matching;
  return (
    <Remark role="note">
      <p>
        {outgrown === 1
          ? 'Nos ajustes finos, uma cor ainda é da cor de antes. O site pode fazê-la de novo, para combinar com a nova.'
          : `Nos ajustes finos, ${outgrown} cores ainda são da cor de antes. O site pode fazê-las de novo, para combinar com a nova.`}
      </p>
      <Button type="button" onClick={() => onEdit(wish)}>
        Combinar com a nova
      </Button>
    </Remark>
  );
}

/** The pages that have the colours of a file, with a way to each. */
export function ThemeUse({ file, texts, onGo }: Place & { readonly file: Path }) {
  return (
    <PagesWith
      pages={pagesIn(file, texts)}
      texts={texts}
      label="Páginas com estas cores"
      said={[
        'Nenhuma página tem estas cores ainda: ao lado está a página inicial, com as cores dela. Para ver estas, escolha-as em Cores, no formulário de uma página.',
        'Esta página tem estas cores:',
        'Estas páginas têm estas cores, e mudam juntas:',
      ]}
      onGo={(page) => onGo(page, ['theme'])}
    />
  );
}
