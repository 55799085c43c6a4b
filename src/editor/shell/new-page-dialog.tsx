import { useState } from 'react';
import { readData, refuseAddress, setValue, toSlug, valueAt, writePage } from '../../core/core.ts';
import type { Knowledge } from '../form/desk.ts';
import { FieldRow, Input, Select } from '../form/form-parts.tsx';
import { inOneLine } from '../form/in-one-line.ts';
import type { Path, Store } from '../store/store.ts';
import { withEverywhere } from '../outline/everywhere.ts';
import { Button } from '../ui/parts.tsx';
import { AddressRow } from './address-row.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { isPage } from './knowledge.ts';
import { nameFile } from './name-file.ts';
import { TrashList } from './trash-list.tsx';

interface NewPageDialogProps {
  readonly texts: Readonly<Record<Path, string>>;
  readonly themes: Knowledge['themes'];
  /** The page that is edited, which may be the pattern of the new one. */
  readonly file: Path;
  /** Whether it begins as a copy of that page. */
  readonly isCopied: boolean;
  readonly store: Store;
  /** `said` goes on a sentence that begins with the page. */
  readonly onMake: (path: Path, text: string, said: string) => void;
  readonly onClose: () => void;
}

const nothing = () => undefined;

/** The text of a page with the title of another, which says what it is about. */
function copyAs(text: string, fresh: string): string {
  const title = valueAt(readData(fresh), ['title']);
  const copied = typeof title === 'string' ? setValue(text, ['title'], title) : undefined;
  return copied?.ok === true ? copied.text : text;
}

/** In letters. */
const longestAddress = 60;

/** The address that a subject gives, by as many of its words as fit. */
function shortSlug(subject: string): string {
  const slug = toSlug(subject);
  if (slug.length <= longestAddress) return slug;
  return slug
    .slice(0, longestAddress + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, longestAddress);
}

/** Makes a page: from nothing, or as a copy of the one that is edited. */
export function NewPageDialog(props: NewPageDialogProps) {
  const { texts, themes, file, isCopied, store, onMake, onClose } = props;
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState<string>();
  const [theme, setTheme] = useState(themes[0]?.name ?? '');
  const [isCopy, setIsCopy] = useState(isCopied);
  const slug = address ?? shortSlug(title);
  const refusal = slug === '' ? undefined : refuseAddress(texts, slug);
  const canMake = slug !== '' && refusal === undefined;
  const make = () => {
    const site = texts['site.yaml'];
    const fresh = writePage({
      name: slug,
      theme,
      ...(site !== undefined && { site }),
      subject: title.trim(),
    });
    const pages = Object.keys(texts).filter((path) => isPage(path) && path !== '404.yaml');
    const whole = withEverywhere(fresh, texts, pages);
    const said = isCopy
      ? 'é uma cópia. Mude o que nela é diferente.'
      : `foi criada, com uma capa${whole === fresh ? '' : ' e o aviso que está no alto das outras'}. O resto vem por "Acrescentar seção".`;
    onMake(`${slug}.yaml`, isCopy ? copyAs(texts[file] ?? fresh, fresh) : whole, said);
  };
  return (
    <Dialog title="Nova página" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canMake) make();
        }}
      >
        <FieldRow
          label="Assunto"
          hint="Do que a página trata, como Entregas."
          isNeeded
          problems={[]}
          onCure={nothing}
        >
          {(ids) => (
            <Input
              {...ids}
              data-first=""
              value={title}
              onChange={({ target }) => setTitle(inOneLine(target.value, false))}
            />
          )}
        </FieldRow>
        <AddressRow label="Endereço" address={slug} texts={texts} refusal={refusal} onAddress={setAddress} />
        <FieldRow
          label="Como ela começa"
          hint={
            isCopy
              ? `Com tudo o que há em ${nameFile(file, readData(texts[file] ?? '')).label}, para mudar o que é diferente. O assunto é o título dela no Google e na aba do navegador.`
              : 'Com a capa, que tem o assunto como título. O resto vem por "Acrescentar seção".'
          }
          isNeeded={false}
          problems={[]}
          onCure={nothing}
        >
          {(ids) => (
            <Select
              {...ids}
              value={isCopy ? 'copy' : 'fresh'}
              onChange={({ target }) => setIsCopy(target.value === 'copy')}
            >
              <option value="fresh">só com a capa</option>
              <option value="copy">como cópia da página aberta</option>
            </Select>
          )}
        </FieldRow>
        {!isCopy && (
          <FieldRow label="Cores" isNeeded={false} problems={[]} onCure={nothing}>
            {(ids) => (
              <Select {...ids} value={theme} onChange={({ target }) => setTheme(target.value)}>
                {themes.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </FieldRow>
        )}
        <Button type="submit" tone="main" disabled={!canMake}>
          Criar página
        </Button>
      </form>
      <TrashList
        store={store}
        texts={texts}
        onRestore={(path, text) => onMake(path, text, 'está de volta.')}
      />
    </Dialog>
  );
}
