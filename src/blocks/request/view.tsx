import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { ViewProps } from '../../fields/view-props.ts';
import { ActionLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { media, radius, space } from '../../ui/tokens.ts';
import { composeAddress, type AskedData } from '../../ui/compose-address.ts';
import type { schema } from './schema.ts';

export default function Request({ section }: ViewProps<typeof schema>) {
  const { items, message, unanswered, action, note } = section;
  const fields = useRef<HTMLDivElement>(null);
  const [href, setHref] = useState(action.href);
  const compose = () => {
    const all = fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input') ?? [];
    setHref(
      composeAddress(
        action.href,
        section,
        Array.from(all, ({ value }) => value),
      ),
    );
  };
  const asked: AskedData = {
    href: action.href,
    message,
    unanswered,
    items: items.map(({ name }) => ({ name })),
  };
  // What was chosen before the application came stands in the fields.
  useEffect(compose, [action.href, section]);
  return (
    <Section section={section} note={note}>
      <Fields ref={fields} onChange={compose} data-request={JSON.stringify(asked)}>
        {items.map(({ label, options, day }, index) => (
          <label key={index}>
            {label}
            {day ? (
              <input type="date" />
            ) : (
              <select>
                <option value="">{unanswered}</option>
                {options?.map((option) => (
                  // A browser that translates the page changes what is read, not what is sent.
                  <option key={option} value={option}>
                    {option}
                  </option>
                ))}
              </select>
            )}
          </label>
        ))}
      </Fields>
      <Row>
        <ActionLink action={{ ...action, href }} />
      </Row>
    </Section>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space.grid};
  max-width: 60rem;

  ${media.noScripts} {
    display: none;
  }
  & > label {
    display: grid;
    gap: 0.375rem;
    align-content: end;
    min-width: 0;
    font-weight: 800;
  }
  & select,
  & input {
    width: 100%;
    min-width: 0;
    min-height: 3.25rem;
    padding: 0.5rem 0.875rem;
    border: 2px solid var(--edge);
    border-radius: ${radius.control};
    background: var(--surface);
    color: var(--ink);
    font: inherit;
    font-weight: 400;
  }
`;

const Row = styled.div`
  display: grid;
  justify-content: start;

  @media (max-width: 30rem) {
    justify-content: stretch;
  }
`;
