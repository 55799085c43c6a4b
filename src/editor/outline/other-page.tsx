import styled from '@emotion/styled';
import { useState } from 'react';
import { SearchButton } from '../form/search-button.tsx';
import { searchPage } from '../form/search-dialog.tsx';
import { Button } from '../ui/parts.tsx';

/** Pages that a section can go to. */
export type OtherPages = readonly { readonly path: string; readonly label: string }[];

interface OtherPageProps {
  /** What the section is called. */
  readonly label: string;
  readonly pages: OtherPages;
  readonly onTransfer: (path: string, isCopied: boolean) => void;
  /** Has every page show the section; nothing where it is shared already. */
  readonly onShare: (() => void) | undefined;
}

/** With more pages than these one is sought, not looked for in a list. */
const mostListed = 20;

const shown = 'Outra página…';

const nameOf = (label: string) => `Mover ou copiar ${label} para outra página`;

/** Has a section go to another page, stand there too, or be on all of them. */
export function OtherPage(props: OtherPageProps) {
  if (props.pages.length === 0) return null;
  return props.pages.length > mostListed ? <SoughtPage {...props} /> : <ListedPage {...props} />;
}

/** Stands before the page that a section is copied to. */
const copied = 'copy:';

/** Stands for every page. */
const everywhere = 'all:';

function ListedPage({ label, pages, onTransfer, onShare }: OtherPageProps) {
  return (
    <select
      aria-label={nameOf(label)}
      value=""
      onChange={({ target: { value } }) =>
        value === everywhere ? onShare?.() : onTransfer(value.replace(copied, ''), value.startsWith(copied))
      }
    >
      <option value="">{shown}</option>
      {onShare && <option value={everywhere}>Em todas as páginas</option>}
      {(['', copied] as const).map((mark) => (
        <optgroup key={mark} label={mark === copied ? 'Copiar para' : 'Mover para'}>
          {pages.map(({ path, label: page }) => (
            <option key={path} value={`${mark}${path}`}>
              {page}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

function SoughtPage({ label, pages, onTransfer, onShare }: OtherPageProps) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <SearchButton
      aria-label={nameOf(label)}
      shown={shown}
      title={`${isCopied ? 'Copiar' : 'Mover'} ${label} para outra página`}
      {...searchPage}
      choices={pages.map(({ path, label: page }) => ({ value: path, label: page }))}
      onChoose={(path) => onTransfer(path, isCopied)}
    >
      {(close) => (
        <Ways>
          <Button type="button" aria-pressed={!isCopied} onClick={() => setIsCopied(false)}>
            Mover
          </Button>
          <Button type="button" aria-pressed={isCopied} onClick={() => setIsCopied(true)}>
            Copiar
          </Button>
          {onShare && (
            <Button
              type="button"
              onClick={() => {
                close();
                onShare();
              }}
            >
              Pôr em todas as páginas
            </Button>
          )}
        </Ways>
      )}
    </SearchButton>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  margin-bottom: 0.75rem;

  & [aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--tint);
  }
`;
