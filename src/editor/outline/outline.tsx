import styled from '@emotion/styled';
import { Button, Sign, Spoken } from '../ui/parts.tsx';
import { describeSection, type SectionName } from './describe-section.ts';
import { Reorder, useRowGrip } from './reorder.tsx';
import { Grip, ShiftButtons, useMovedRow, type RowPart } from './row-parts.tsx';

interface OutlineProps {
  readonly sections: readonly unknown[];
  readonly selected: number | undefined;
  /** How many mistakes each section has, by its place. */
  readonly faults: ReadonlyMap<number, number>;
  readonly onSelect: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onCopy: (index: number) => void;
  readonly onHide: (index: number) => void;
  readonly onRemove: (index: number) => void;
  /** The other pages, which a section can go to. */
  readonly pages: readonly { readonly path: string; readonly label: string }[];
  readonly onTransfer: (index: number, path: string) => void;
}

/** The sections of a page, from top to bottom, in the order in which visitors see them. */
export function Outline(props: OutlineProps) {
  const { sections, selected, faults, onMove } = props;
  const { list, follow } = useMovedRow();
  const names = sections.map(describeSection);
  const move = (from: number, to: number, part: RowPart) => {
    onMove(from, to);
    follow(to, part);
  };
  return (
    <Reorder
      names={names.map(({ label }) => label)}
      noun="seção"
      onMove={(from, to) => move(from, to, 'grip')}
    >
      <List ref={list} aria-label="Seções da página">
        {names.map((name, index) => (
          <Row
            {...props}
            key={index}
            index={index}
            name={name}
            isSelected={selected === index}
            faultCount={faults.get(index) ?? 0}
            count={names.length}
            onShift={(to, part) => move(index, to, part)}
          />
        ))}
      </List>
    </Reorder>
  );
}

interface RowProps extends Pick<
  OutlineProps,
  'onSelect' | 'onCopy' | 'onHide' | 'onRemove' | 'pages' | 'onTransfer'
> {
  readonly index: number;
  readonly count: number;
  readonly name: SectionName;
  readonly isSelected: boolean;
  readonly faultCount: number;
  readonly onShift: (to: number, part: RowPart) => void;
}

function Row({ index, count, name, isSelected, faultCount, onShift, ...props }: RowProps) {
  const { row, handle } = useRowGrip(index);
  const { label, summary, isHidden, notes } = name;
  return (
    <Item {...row} data-selected={isSelected ? '' : undefined} data-hidden={isHidden ? '' : undefined}>
      <Line>
        <Grip handle={handle} label={label} index={index} count={count} />
        <Choose
          type="button"
          onClick={() => props.onSelect(index)}
          aria-current={isSelected ? 'true' : undefined}
        >
          <strong>
            {label}
            {isHidden && <Tag>escondida</Tag>}
            {notes.map((note) => (
              <Tag key={note}>{note}</Tag>
            ))}
            {faultCount > 0 && (
              <Fault>
                {faultCount}
                <Spoken> {faultCount === 1 ? 'erro' : 'erros'}</Spoken>
              </Fault>
            )}
          </strong>
          {summary !== '' && <small>{summary}</small>}
        </Choose>
        <ShiftButtons label={label} index={index} count={count} onShift={onShift} />
      </Line>
      {isSelected && (
        <Tools>
          <Button type="button" onClick={() => props.onCopy(index)}>
            <Sign name="copy" size={16} /> Copiar
          </Button>
          <Button type="button" onClick={() => props.onHide(index)}>
            <Sign name={isHidden ? 'eye' : 'eye-off'} size={16} /> {isHidden ? 'Mostrar' : 'Esconder'}
          </Button>
          <Button type="button" tone="danger" onClick={() => props.onRemove(index)}>
            <Sign name="trash" size={16} /> Apagar
          </Button>
          {props.pages.length > 0 && (
            <select
              aria-label={`Mover ${label} para outra página`}
              value=""
              onChange={({ target }) => props.onTransfer(index, target.value)}
            >
              <option value="">Mover para outra página…</option>
              {props.pages.map(({ path, label: page }) => (
                <option key={path} value={path}>
                  {page}
                </option>
              ))}
            </select>
          )}
        </Tools>
      )}
    </Item>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  position: relative;
  margin-bottom: 0.25rem;
  border: 1px solid transparent;
  border-radius: 0.6rem;
  background: var(--surface);

  &[data-selected] {
    border-color: var(--accent);
    background: var(--tint);
  }
  &[data-hidden] strong {
    color: var(--soft);
    font-weight: 500;
  }
  &[data-dragged] {
    z-index: 2;
    box-shadow: var(--shade);
    background: var(--raised);
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
`;

const Choose = styled.button`
  flex: 1;
  min-width: 0;
  padding: 0.45rem 0.25rem;
  border: 0;
  border-radius: 0.4rem;
  background: none;
  text-align: left;
  cursor: pointer;

  & strong {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
  }
  & small {
    display: block;
    overflow: hidden;
    color: var(--soft);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Tag = styled.span`
  padding: 0 0.4rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  color: var(--soft);
  font-size: 0.75rem;
  font-weight: 500;
`;

const Fault = styled.span`
  padding: 0 0.45rem;
  border-radius: 1rem;
  background: var(--danger);
  color: var(--surface);
  font-size: 0.75rem;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  padding: 0 0.5rem 0.6rem;

  & select {
    max-width: 9.5rem;
    min-height: 2.1rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--raised);
    font-size: 0.875rem;
    font-weight: 600;
  }
  & button {
    min-height: 2.1rem;
    padding: 0.2rem 0.6rem;
    font-size: 0.875rem;
  }
`;
