import styled from '@emotion/styled';
import { Button } from '../ui/parts.tsx';
import type { Elsewhere } from './desk.ts';
import { pressedBelow, Remark } from './form-parts.tsx';

interface ElsewhereOfferProps {
  readonly found: Elsewhere;
  /** Whether it is told as wrong that the others say something else. */
  readonly isTold: boolean;
  /** The field in which the new ones are written. */
  readonly id: string;
}

function tellAll(verb: string, count: number, all: number): string {
  if (all === 1) return `${verb} lá também`;
  if (count === 1) return `${verb} nesse lugar também`;
  return `${verb} nesses ${count} lugares também`;
}

/** Offers to change a price or hours wherever else the same thing still has the old ones. */
export function ElsewhereOffer({ found, isTold, id }: ElsewhereOfferProps) {
  const { told, places, onFollow: followAll, onApart, onOther, verb = 'Mudar', label } = found;
  const pressing = (follow?: () => void) => pressedBelow(id, follow);
  const isNoted = isTold && onApart !== undefined;
  const isList = places.some((place) => place.onFollow !== undefined);
  const count = isList ? places.filter((place) => place.onFollow !== undefined).length : places.length;
  return (
    <Remark role="status">
      <p>
        {told} {!isList && places.length > 0 && `${places.map(({ name }) => name).join('; ')}.`}
      </p>
      {isList && places.length > 1 && (
        <Places>
          {places.map(({ name, onFollow: follow }, index) => (
            <li key={`${index} ${name}`}>
              {name}{' '}
              {follow && (
                <Button type="button" aria-label={`${verb} lá também: ${name}`} onClick={pressing(follow)}>
                  {verb} lá também
                </Button>
              )}
            </li>
          ))}
        </Places>
      )}
      {isList && places.length === 1 && <p>{places[0]?.name}</p>}
      {followAll && (
        <Button type="button" onClick={pressing(followAll)}>
          {label ?? tellAll(verb, count, places.length)}
        </Button>
      )}
      {isNoted && (
        <Button type="button" onClick={pressing(onApart)}>
          Só aqui mudou
        </Button>
      )}
      {!isNoted && onOther && (
        <Button type="button" onClick={pressing(onOther)}>
          São coisas diferentes
        </Button>
      )}
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
