import styled from '@emotion/styled';
import { Button } from '../ui/parts.tsx';
import type { Desk } from './desk.ts';
import { Remark } from './form-parts.tsx';
import { problemsAt } from './problems-at.ts';
import type { FieldPath } from './wishes.ts';

/** Offers to change a price or hours wherever else the same thing still has the old ones. */
export function ElsewhereOffer({ desk, path }: { readonly desk: Desk; readonly path: FieldPath }) {
  // That it differs from other places is what is offered to be cured.
  const isWrong = problemsAt(desk, path).some(({ severity, offers }) => severity === 'error' && !offers);
  const found = isWrong ? undefined : desk.findElsewhere(path);
  if (found === undefined) return null;
  const { told, places, onFollow } = found;
  const isList = places.some((place) => place.onFollow !== undefined);
  return (
    <Remark role="status">
      <p>
        {told} {!isList && `${places.map(({ name }) => name).join('; ')}.`}
      </p>
      {isList && places.length > 1 && (
        <Places>
          {places.map(({ name, onFollow: follow }) => (
            <li key={name}>
              {name}{' '}
              <Button type="button" aria-label={`Mudar lá também: ${name}`} onClick={follow}>
                Mudar lá também
              </Button>
            </li>
          ))}
        </Places>
      )}
      {isList && places.length === 1 && <p>{places[0]?.name}</p>}
      <Button type="button" onClick={onFollow}>
        {places.length === 1 ? 'Mudar lá também' : `Mudar nesses ${places.length} lugares também`}
      </Button>
    </Remark>
  );
}

const Places = styled.ul`
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.4rem;
    padding-block: 0.3rem;
    border-top: 1px solid var(--line);
  }
`;
