import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { Heading } from '../../ui/heading.tsx';
import { HoursTable } from '../../ui/hours-table.tsx';
import { OpenNow } from '../../ui/open-now.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { sayDay, withoutDate } from './say-day.ts';
import { radius } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

type Exception = NonNullable<ViewProps<typeof schema>['section']['exceptions']>[number];

// No line ends between an opening and its closing, as in `08:30–18:30` or `8h às 18h`.
const span = /(\d[\dh:]*\s?(?:[-–—]|às|a)\s?\d[\dh:]*)/;

function Days({ days, date }: Pick<Exception, 'days' | 'date'>) {
  const name = date === undefined ? days : withoutDate(days, date);
  return (
    <>
      <Unbroken text={name} />
      {date && (
        <>
          {name && ' '}
          <time dateTime={date}>
            <Unbroken text={sayDay(date)} />
          </time>
        </>
      )}
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly Exception[] }) {
  const hours = rows.map(({ days, date, time }) => ({
    days: <Days days={days} date={date} />,
    time: <Unbroken text={time} whole={span} />,
  }));
  return (
    <Part>
      <HoursTable hours={hours} />
    </Part>
  );
}

export default function Hours({ section, site }: ViewProps<typeof schema>) {
  const { title, exceptionsTitle, note, actions } = section;
  const opening = section.openNow ? site.hours : undefined;
  const hours = section.hours ?? opening?.rows;
  const exceptions = section.exceptions ?? (section.hours ? undefined : opening?.exceptions);
  return (
    <Section section={section} layout={title ? 'split' : 'stack'} note={note} actions={actions}>
      <Board data-tone="card">
        {opening && (
          <Now>
            <OpenNow opening={opening} />
          </Now>
        )}
        {hours && <Rows rows={hours} />}
        {exceptions && exceptions.length > 0 && (
          <>
            <Heading level={itemLevel(section)} size="small">
              {exceptionsTitle}
            </Heading>
            <Rows rows={exceptions} />
          </>
        )}
      </Board>
    </Section>
  );
}

const Board = styled.div`
  align-self: start;
  max-width: 44rem;
  border: 1px solid var(--line);
  border-radius: ${radius.card};
  background: var(--surface);
  color: var(--text);

  & > :is(h1, h2, h3) {
    padding: 1.75rem clamp(1.25rem, 3.5vw, 2.25rem) 0;
  }
  & > * + :is(h1, h2, h3) {
    border-top: 2px dashed var(--hairline);
  }
`;

const Now = styled.p`
  padding: 1.25rem clamp(1.25rem, 3.5vw, 2.25rem) 0;
  color: var(--heading);
  font-size: var(--text-lg);
  font-weight: 800;
`;

const Part = styled.div`
  padding: 0.625rem clamp(1.25rem, 3.5vw, 2.25rem);

  & table :is(th, td) {
    /* A weekday stays whole beside a long text. */
    min-width: 5.25rem;
    padding-block: 0.875rem;
    line-height: 1.4;
    vertical-align: baseline;
  }
  & table td {
    white-space: normal;
    text-wrap: balance;
  }
  & time {
    display: block;
    color: var(--text-soft);
    font-size: var(--text-sm);
  }
`;
