import { fold } from '../../core/core.ts';
import styled from '@emotion/styled';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Input } from '../form/form-parts.tsx';
import { Empty } from '../ui/parts.tsx';
import {
  datedBy,
  daysOf,
  describeSection,
  reachOf,
  type SectionName,
  type Shared,
} from './describe-section.ts';
import { Reorder } from './reorder.tsx';
import { useMovedRow, type Shift } from './row-parts.tsx';
import { useSecondPress } from './use-second-press.ts';
import { SectionRow, type ToolsProps } from './section-row.tsx';

interface OutlineProps extends ToolsProps {
  readonly sections: readonly unknown[];
  /** The shared section that a section stands for. */
  readonly findShared: (section: unknown) => Shared | undefined;
  readonly selected: number | undefined;
  /** How many mistakes each section has, by its place. */
  readonly faults: ReadonlyMap<number, number>;
  /** The sections of which something else is told. */
  readonly warned: ReadonlySet<number>;
  readonly onSelect: (index: number, isMark?: boolean) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** With more sections than these there is a field to seek one by its words. */
const mostSeen = 15;

/** The sections of a page, from top to bottom, in the order in which visitors see them. */
export function Outline(props: OutlineProps) {
  const { sections, selected, faults, warned, onSelect } = props;
  const { list, follow } = useMovedRow();
  const [sought, setSought] = useState('');
  const names = sections.map((section) => describeSection(section, props.findShared(section)));
  const wanted = fold(sought);
  const isFound = ({ label, summary }: SectionName) => fold(`${label} ${summary}`).includes(wanted);
  const shift = useSteady((from: number, ...[to, part, top]: Parameters<Shift>) => {
    props.onMove(from, to);
    // Where a row has gone is seen among all.
    setSought('');
    follow(to, part, top);
  });
  const select = useSteady(onSelect);
  const onPress = useSecondPress((target) => target.closest('[data-remove]') !== null);
  const [first] = useState(selected);
  useEffect(() => {
    // A section that came to the end of another page is seen in its list.
    if (first !== undefined) list.current?.children[first]?.scrollIntoView({ block: 'nearest' });
  }, [list, first]);
  return (
    <Reorder
      names={names.map(({ label }) => label)}
      noun="seção"
      onMove={(from, to) => shift(from, to, 'grip')}
      isOff={wanted !== ''}
    >
      {names.length > mostSeen && (
        <Search
          type="search"
          aria-label="Procurar uma seção"
          placeholder="Procurar uma seção"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <List ref={list} aria-label="Seções da página" onClickCapture={onPress}>
        {names.map(
          (name, index) =>
            isFound(name) && (
              <SectionRow
                key={index}
                {...name}
                index={index}
                count={names.length}
                faultCount={faults.get(index) ?? 0}
                isWarned={warned.has(index)}
                onSelect={select}
                onShift={shift}
                {...(selected === index && {
                  tools: {
                    ...props,
                    days: daysOf(datedBy(sections[index], props.findShared(sections[index]))),
                    reach: reachOf(sections[index], props.findShared(sections[index])),
                  },
                })}
              />
            ),
        )}
      </List>
      {!names.some(isFound) && sought !== '' && (
        <Empty role="status">Nenhuma seção com essas palavras.</Empty>
      )}
    </Reorder>
  );
}

/** The same function at each render, which does what the newest one does. */
function useSteady<Words extends unknown[]>(newest: (...words: Words) => void): (...words: Words) => void {
  const current = useRef(newest);
  useLayoutEffect(() => {
    current.current = newest;
  });
  return useCallback((...words) => current.current(...words), []);
}

const Search = styled(Input)`
  margin-bottom: 0.5rem;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
