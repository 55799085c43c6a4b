import styled from '@emotion/styled';
import type { Footer as FooterData, SiteFacts } from '../fields/page-data.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Actions } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { HoursTable } from '../ui/hours-table.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { OpenNow } from '../ui/open-now.tsx';
import { NoteWords } from '../ui/note-words.tsx';
import { Prose } from '../ui/prose.tsx';
import { media, radius, space } from '../ui/tokens.ts';
import { useWords } from '../ui/use-words.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

interface FooterProps {
  readonly footer: FooterData;
  readonly site: SiteFacts;
}

/** The foot of every page: buttons, services, pages, contact, hours, social networks. */
export function Footer({ footer, site }: FooterProps) {
  const { services = [], links = [], hours = site.hours?.rows } = footer;
  const words = useWords();
  const Columns = services.length > 0 ? Parts : ThreeParts;
  return (
    <Ground data-tone="deep">
      <Columns>
        <Opening footer={footer} site={site} />
        {services.length > 0 && (
          <section>
            <Title>{footer.servicesTitle ?? words.services}</Title>
            <ul>
              {services.map((service, index) => (
                <li key={index}>{service}</li>
              ))}
            </ul>
          </section>
        )}
        {links.length > 0 && (
          <nav aria-label={words.footer}>
            <Title>{words.pages}</Title>
            <ul>
              {links.map((link, index) => (
                <li key={index}>
                  <FooterLink action={link}>{link.label}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <section>
          <Contact site={site} />
          {hours && (
            <>
              <Title>{words.hours}</Title>
              {footer.openNow && site.hours && (
                <Now>
                  <OpenNow opening={site.hours} />
                </Now>
              )}
              <HoursTable hours={hours} />
            </>
          )}
        </section>
      </Columns>
      <Closing site={site} />
    </Ground>
  );
}

function Opening({ footer: { about, actions, note, rating }, site }: FooterProps) {
  const words = useWords();
  return (
    <section>
      <Logo site={site} />
      {about && <Prose text={about} />}
      <Actions actions={actions} />
      {(note || rating) && (
        <Proof>
          {note && <span>{note}</span>}
          {rating && (
            <span>
              <Icon name="star" size={18} />
              <VisuallyHidden>{`${words.rating} `}</VisuallyHidden>
              {rating}
            </span>
          )}
        </Proof>
      )}
    </section>
  );
}

function Contact({ site: { phone, otherPhone, email, address } }: Pick<FooterProps, 'site'>) {
  const words = useWords();
  return (
    <>
      <Title>{words.contact}</Title>
      <dl>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <FooterLink action={{ kind: 'tel', href: phone.href }}>{phone.text}</FooterLink>
            <NoteWords note={phone.note} />
            {otherPhone && (
              <>
                <FooterLink action={{ kind: 'tel', href: otherPhone.href }}>{otherPhone.text}</FooterLink>
                {otherPhone.note && <NoteWords note={otherPhone.note} />}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <FooterLink action={{ kind: 'mail', href: email.href }}>{email.text}</FooterLink>
            <NoteWords note={email.note} />
          </dd>
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd>
            {`${address.district}, ${address.city}, ${address.state}`}
            <br />
            CEP {address.postalCode}
          </dd>
        </div>
      </dl>
    </>
  );
}

const socialGlyphs = ['instagram', 'facebook'] as const;

function glyphFor(network: string) {
  return socialGlyphs.find((glyph) => glyph === network.toLowerCase());
}

function Closing({ site: { name, tagline, social, pixel } }: Pick<FooterProps, 'site'>) {
  const words = useWords();
  return (
    <Base>
      <p>{`© ${name}. ${tagline}.`}</p>
      <ul>
        {social.map((network, index) => {
          const glyph = glyphFor(network.name);
          return (
            <li key={index}>
              <FooterLink action={{ kind: 'link', href: network.href }}>
                {glyph && <Icon name={glyph} size={22} />}
                {network.name}
              </FooterLink>
            </li>
          );
        })}
        {pixel && (
          <li>
            <PrivacyButton type="button" data-consent="change">
              {words.changeConsent}
            </PrivacyButton>
          </li>
        )}
      </ul>
    </Base>
  );
}

// On wide screens the floating chat button stands over its lower corner.
const Ground = styled.footer`
  padding-block: ${space.section} 1.5rem;
  margin-top: 0.5rem;
  border-radius: ${radius.panel} ${radius.panel} 0 0;
  background: var(--deep);
  color: var(--text-soft);
  font-size: 1.0625rem;

  ${media.tablet} {
    padding-bottom: 6rem;
  }
`;

const Parts = styled(Container)`
  display: grid;
  gap: 2.5rem ${space.columns};

  & > * {
    display: grid;
    align-content: start;
    gap: 1.25rem;
    min-width: 0;
  }
  & ul {
    margin-top: -0.5rem;
  }
  & li {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
  }
  & dl {
    display: grid;
    gap: 1rem;
  }
  & dt {
    color: var(--mark);
    font-size: var(--text-sm);
    font-weight: 700;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 20rem);
    grid-auto-flow: column;
    justify-content: space-between;
  }
`;

/** Without a list of services three parts stand in two columns. */
const ThreeParts = styled(Parts)`
  @media (min-width: 48rem) and (max-width: 67.99rem) {
    & > section:first-of-type {
      grid-column: 1 / -1;
      max-width: 36rem;
    }
  }
`;

const Title = styled.h2`
  font-size: 1.1875rem;

  dl + & {
    margin-top: 0.75rem;
  }
`;

const Now = styled.p`
  color: var(--text);
  font-weight: 700;
`;

const FooterLink = styled(Anchor)`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 2.75rem;
  min-height: 2.75rem;
  width: fit-content;
  color: var(--link);
  font-weight: 700;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;

const PrivacyButton = styled.button`
  min-height: 2.75rem;
  color: var(--link);
  font-weight: 600;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;

const Proof = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.25rem;
  color: var(--text);
  font-weight: 700;

  & > span {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  & svg {
    fill: currentColor;
    color: var(--mark);
  }
`;

const Base = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  margin-top: 2.5rem;
  padding-top: 1rem;
  border-top: 1px solid var(--hairline);

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
  }
`;
