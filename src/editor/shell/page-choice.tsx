import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { memo } from 'react';
import { SearchButton } from '../form/search-button.tsx';
import { searchPage } from '../form/search-dialog.tsx';
import type { Path } from '../store/store.ts';
import { lyingDown } from '../ui/parts.tsx';

/** A file that can be edited, by the name that people have for it. */
export interface Choice {
  readonly path: Path;
  readonly label: string;
  readonly group: string;
}

interface PageChoiceProps {
  readonly choices: readonly Choice[];
  readonly file: Path;
  readonly onFile: (path: Path) => void;
}

/** With more files than these a list is sought in, not looked through. */
const mostListed = 20;

/** The file that is edited, and every other to go to. */
export const PageChoice = memo(function PageChoice(props: PageChoiceProps) {
  const { choices, file, onFile } = props;
  if (choices.length > mostListed) return <PageSearch {...props} />;
  return (
    <Pages aria-label="Página" value={file} onChange={({ target }) => onFile(target.value)}>
      {byGroup(choices).map(([group, members]) => (
        <optgroup key={group} label={group}>
          {members.map(({ path, label }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </Pages>
  );
});

function byGroup(choices: readonly Choice[]): readonly (readonly [string, readonly Choice[]])[] {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return groups.map((group) => [group, choices.filter((choice) => choice.group === group)]);
}

function PageSearch({ choices, file, onFile }: PageChoiceProps) {
  return (
    <Opener
      shown={choices.find(({ path }) => path === file)?.label ?? file}
      title="Escolher a página"
      {...searchPage}
      choices={choices.map(({ path, ...choice }) => ({ value: path, ...choice }))}
      current={file}
      onChoose={onFile}
    />
  );
}

const place = css`
  flex: 1 1 10rem;
  min-width: 0;
  max-width: 22rem;
  min-height: 2.5rem;
  padding: 0.3rem 0.5rem;
  border: 1px solid var(--edge);
  border-radius: 0.45rem;
  background: var(--raised);
  font-weight: 600;
  text-overflow: ellipsis;

  @media (max-width: 34rem) {
    /* The menu and the sign for a new page fit beside it. */
    flex-basis: calc(100% - min(6.5rem, 32vw));
    max-width: none;
  }
  ${lyingDown} {
    max-width: 11rem;
  }
`;

const Pages = styled.select`
  ${place}
`;

const Opener = styled(SearchButton)`
  && {
    ${place}
  }
`;
