import styled from '@emotion/styled';
import type { ViewProps } from '../../fields/view-props.ts';
import { ActionLink } from '../../ui/button.tsx';
import { Card, CardGrid } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { itemLevel, Section } from '../../ui/section.tsx';
import { media } from '../../ui/tokens.ts';
import { initialsOf } from './initials.ts';
import type { schema } from './schema.ts';

export default function Team({ section }: ViewProps<typeof schema>) {
  const level = itemLevel(section);
  return (
    <Section section={section} note={section.note} actions={section.actions}>
      <CardGrid>
        {section.items.map(({ name, role, register, text, image, imageAlt = '', action }, index) => (
          <Person key={index}>
            <Top>
              <Portrait>
                {image ? (
                  <Picture picture={image} alt={imageAlt} sizes="(min-width: 768px) 8rem, 5.5rem" />
                ) : (
                  <Initials aria-hidden="true">{initialsOf(name)}</Initials>
                )}
              </Portrait>
              <div>
                <Heading level={level} size="small">
                  {name}
                </Heading>
                <Role>{role}</Role>
                {register && <Register>{register}</Register>}
              </div>
            </Top>
            {text && <Prose text={text} />}
            {action && <ActionLink action={action} variant="secondary" />}
          </Person>
        ))}
      </CardGrid>
    </Section>
  );
}

const Person = styled(Card)`
  & > p {
    color: var(--text-soft);
  }
  & > a {
    margin-top: auto;
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 1rem;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
`;

const Portrait = styled.div`
  width: 5.5rem;
  height: 5.5rem;
  border-radius: 50%;

  & > * {
    height: 100%;
  }
  ${media.tiny} {
    width: 4.5rem;
    height: 4.5rem;
  }
  ${media.tablet} {
    width: 8rem;
    height: 8rem;
  }
`;

const Initials = styled.span`
  display: grid;
  place-items: center;
  border-radius: inherit;
  background: var(--tint-strong);
  color: var(--deep);
  font-size: 1.75rem;
  font-weight: 800;
  letter-spacing: 0.02em;

  ${media.tablet} {
    font-size: 2.5rem;
  }
`;

const Role = styled.p`
  margin-top: 0.25rem;
  color: var(--mark);
  font-weight: 700;
  line-height: 1.35;
`;

const Register = styled.p`
  margin-top: 0.125rem;
  color: var(--text-soft);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;
