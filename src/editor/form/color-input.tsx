import styled from '@emotion/styled';
import { Button } from '../ui/parts.tsx';
import type { ControlProps } from './control-props.ts';
import { Input } from './form-parts.tsx';
import { Swatch } from './swatch.tsx';
import { hexOf, unsaidColor } from './unsaid-color.ts';

/** A colour to pick, or to write. One that may be left out says what it is then. */
export function ColorInput({ value, path, ids, isNeeded, desk, onValue, onLeave }: ControlProps) {
  const unsaid = isNeeded ? undefined : unsaidColor(desk.data, String(path.at(-1)));
  const named = (part: string) => ({
    id: `${ids.id}-${part}`,
    'aria-labelledby': `${ids.id}-${part} ${ids.id}-label`,
  });
  return (
    <>
      <Pair>
        <input
          {...named('pick')}
          type="color"
          aria-label="Escolher"
          aria-describedby={ids['aria-describedby']}
          value={(hexOf(value) ?? unsaid ?? '#808080').toLowerCase()}
          onChange={({ target }) => onValue(target.value.toUpperCase())}
          onBlur={desk.onRest}
        />
        <Input
          {...ids}
          value={value}
          placeholder={unsaid}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onValue(target.value)}
          onBlur={({ target }) => onLeave(target.value)}
        />
      </Pair>
      {unsaid !== undefined && value === '' && (
        <Unsaid>
          Automática: <Swatch color={unsaid} />
          {unsaid}
        </Unsaid>
      )}
      {unsaid !== undefined && value !== '' && (
        <Unsaid>
          <Button
            {...named('unsaid')}
            type="button"
            onClick={() => {
              onValue('');
              document.getElementById(ids.id)?.focus();
            }}
          >
            Deixar automática
          </Button>
          <Swatch color={unsaid} />
          {unsaid}
        </Unsaid>
      )}
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: 0.5rem;

  & > [type='color'] {
    width: 100%;
    height: 100%;
    min-height: 2.75rem;
    padding: 0.2rem;
    border: 1px solid var(--edge);
    border-radius: 0.45rem;
    background: var(--raised);
    cursor: pointer;
  }
`;

const Unsaid = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem;
  margin-top: 0.4rem;
  font-size: 0.875rem;
`;
