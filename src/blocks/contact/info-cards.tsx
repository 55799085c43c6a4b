import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { IconName } from '../../fields/icon.ts';
import type { ViewProps } from '../../fields/view-props.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Surface } from '../../ui/card.tsx';
import { Disc } from '../../ui/disc.tsx';
import { Heading, type HeadingLevel } from '../../ui/heading.tsx';
import { HoursTable } from '../../ui/hours-table.tsx';
import { NoteWords } from '../../ui/note-words.tsx';
import { useWords } from '../../ui/use-words.ts';
import { media, space } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

type Contact = ViewProps<typeof schema>;

interface InfoCardsProps extends Pick<Contact, 'site'>, Pick<Contact['section'], 'hours'> {
  readonly hoursNote: string | undefined;
  readonly level: HeadingLevel;
}

interface InfoProps {
  readonly icon: IconName;
  readonly title: string;
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}

function Info({ icon, title, level, children }: InfoProps) {
  return (
    <Fact data-tone="card">
      <Top>
        <Disc name={icon} />
        <Heading level={level} size="small">
          {title}
        </Heading>
      </Top>
      <div>{children}</div>
    </Fact>
  );
}

/** Telephone, e-mail, place and opening hours, one card each. */
export function InfoCards({ site, hours, hoursNote, level }: InfoCardsProps) {
  const { phone, otherPhone, email, address } = site;
  const words = useWords();
  return (
    <List>
      <Info icon="phone" title={words.phone} level={level}>
        <Reach action={{ kind: 'tel', href: phone.href }}>{phone.text}</Reach>
        <p>
          <NoteWords note={phone.note} />
        </p>
        {otherPhone && (
          <>
            <Reach action={{ kind: 'tel', href: otherPhone.href }}>{otherPhone.text}</Reach>
            {otherPhone.note && (
              <p>
                <NoteWords note={otherPhone.note} />
              </p>
            )}
          </>
        )}
      </Info>
      <Info icon="mail" title={words.email} level={level}>
        <Reach action={{ kind: 'mail', href: email.href }}>{email.text}</Reach>
        <p>
          <NoteWords note={email.note} />
        </p>
      </Info>
      <Info icon="map-pin" title={words.place} level={level}>
        <p>
          {`${address.district}, ${address.city}, ${address.state}`}
          <br />
          CEP {address.postalCode}
        </p>
      </Info>
      <Info icon="clock" title={words.hours} level={level}>
        <HoursTable hours={hours} />
        {hoursNote && <p>{hoursNote}</p>}
      </Info>
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space.grid};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Fact = styled(Surface)`
  gap: 0.875rem;
  padding: clamp(1.25rem, 2.5vw, 1.75rem);

  & > :last-of-type {
    display: grid;
    gap: 0.25rem;
  }
  & p {
    color: var(--text-soft);
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 0.875rem;
`;

const Reach = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: var(--link);
  font-weight: 800;
  overflow-wrap: anywhere;
  text-underline-offset: 0.25em;
`;
