import styled from '@emotion/styled';
import type { EditWish } from '../shell/state.ts';
import type { Desk } from './desk.ts';
import { nameField } from './in-words.ts';
import { listOutcomes, type Outcome } from './outcome.ts';

/** So many rows are read before a button is pressed, and so many letters of each. */
const mostRows = 8;
const mostLetters = 90;

const shorten = (text: string) =>
  text.length > mostLetters ? `${text.slice(0, mostLetters - 1).trimEnd()}…` : text;

const nameOf = ({ field, before }: Outcome) =>
  field === undefined ? (before === '' ? 'Novo' : 'Sai') : nameField(field);

interface OutcomeListProps {
  readonly desk: Pick<Desk, 'data' | 'tryOut'>;
  readonly wish: EditWish;
  /** What the wish is made from besides the data, where that is more than its label tells. */
  readonly from?: string;
}

/** What wishes would do to data, by their names: forms are rendered with each letter, and few letters change what is offered. */
const tried = new WeakMap<object, Map<string, readonly Outcome[]>>();

/** What a wish would write, field by field. */
export function tryOnce({ desk, wish, from = '' }: OutcomeListProps): readonly Outcome[] {
  const { data } = desk;
  if (typeof data !== 'object' || data === null) return [];
  const known = tried.get(data) ?? new Map<string, readonly Outcome[]>();
  tried.set(data, known);
  const name = `${wish.label}\n${(wish.path ?? []).join('.')}\n${from}`;
  const after = known.has(name) ? undefined : desk.tryOut(wish);
  const outcomes = known.get(name) ?? (after === undefined ? [] : listOutcomes(data, after));
  known.set(name, outcomes);
  return outcomes;
}

/** What a button would write, field by field, before it is pressed: nothing where that is one field alone, or all in other files. */
export function OutcomeList(props: OutcomeListProps) {
  const outcomes = tryOnce(props);
  if (outcomes.length < 2) return null;
  const more = outcomes.length - mostRows;
  return (
    <List aria-label={`Assim fica: ${props.wish.label}`}>
      {outcomes.slice(0, mostRows).map((outcome, index) => (
        <div key={`${index} ${outcome.field}\n${outcome.before}\n${outcome.after}`}>
          <dt>{nameOf(outcome)}</dt>
          <dd>{outcome.after === '' ? <del>{shorten(outcome.before)}</del> : shorten(outcome.after)}</dd>
        </div>
      ))}
      {more > 0 && (
        <div>
          <dt />
          <dd>{more === 1 ? 'e mais uma mudança' : `e mais ${more} mudanças`}</dd>
        </div>
      )}
    </List>
  );
}

const List = styled.dl`
  flex: 1 1 100%;
  display: grid;
  gap: 0.15rem;
  margin: 0.35rem 0 0;
  padding-left: 0.6rem;
  border-left: 2px solid var(--edge);
  font-size: 0.8125rem;

  & > div {
    display: grid;
    grid-template-columns: minmax(4.5rem, 28%) minmax(0, 1fr);
    gap: 0.5rem;
  }
  & dt {
    color: var(--soft);
  }
  & dd {
    margin: 0;
  }
`;
