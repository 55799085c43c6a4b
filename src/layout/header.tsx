import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Header as HeaderData, SiteFacts } from '../fields/page-data.ts';
import { Anchor } from '../ui/anchor.tsx';
import { ActionLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { OpenNow } from '../ui/open-now.tsx';
import { headerHeight, media, radius, unfolded } from '../ui/tokens.ts';
import { useWords } from '../ui/use-words.ts';
import { Menu, MenuButton } from './menu.tsx';
import { PhoneLink } from './phone-link.tsx';

interface HeaderProps {
  readonly header: HeaderData;
  readonly site: SiteFacts;
}

/** The top of every page; it stays in sight. Where it has no room for them, its links live in the menu. */
export function Header({ header, site }: HeaderProps) {
  const { topBar, links = [], phone, actions = [], fold } = header;
  const opening = header.openNow ? site.hours : undefined;
  const hasTop = topBar !== undefined || opening !== undefined;
  const words = useWords();
  const Line = site.logo ? Row : NamedRow;
  return (
    <Bar fold={fold} data-top={hasTop ? '' : undefined}>
      {hasTop && (
        <TopBar data-tone="deep">
          <Icon name="clock" size={18} />
          {topBar}
          {opening && <OpenNow opening={opening} />}
        </TopBar>
      )}
      <Line>
        <Home to="/" discover="none">
          <Logo site={site} />
        </Home>
        {links.length > 0 && (
          <nav aria-label={words.mainLinks}>
            <ul>
              {links.map((link, index) => (
                <li key={index}>
                  <NavLink action={link}>{link.label}</NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Tools>
          {phone && <PhoneLink phone={site.phone} />}
          {actions.map((action, index) => (
            <ActionLink
              key={index}
              action={action}
              isIconOnly={action.showOn === 'small' && action.icon !== undefined}
            />
          ))}
          <MenuButton />
        </Tools>
      </Line>
      <Menu header={header} site={site} />
    </Bar>
  );
}

const showEdge = keyframes`
  from {
    border-color: transparent;
  }
`;

// Its links stand in it or in the menu. A landmark that is there has something in it.
const Bar = styled('header', { shouldForwardProp: (name) => name !== 'fold' })<Pick<HeaderData, 'fold'>>`
  position: sticky;
  z-index: 10;
  top: 0;
  border-bottom: 1px solid var(--line);
  background: var(--veil);
  backdrop-filter: blur(12px);

  &[data-top] {
    top: -2.25rem;
  }
  ${({ fold }) => unfolded(fold)} {
    & > div > nav {
      display: block;
    }
    & [popovertarget],
    & [popover][id] {
      display: none;
    }
  }
  @supports (animation-timeline: scroll()) {
    animation: ${showEdge} linear both;
    animation-timeline: scroll();
    animation-range: 0 5rem;
  }
  ${media.noScripts} {
    ${media.phone} {
      position: static;
    }
  }
  @media print {
    position: static;
  }
`;

const TopBar = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 2.25rem;
  padding: 0.375rem var(--gutter);
  background: var(--deep);
  color: var(--text);
  font-size: var(--text-sm);
  font-weight: 700;
  line-height: 1.2;
`;

const Row = styled(Container)`
  display: grid;
  grid-template-columns: minmax(44px, 1fr) auto auto;
  align-items: center;
  gap: clamp(0.375rem, 1vw, 1rem);
  height: ${headerHeight};

  & > nav {
    display: none;
  }
  & ul {
    display: flex;
    justify-content: center;
  }
  ${media.tiny} {
    gap: 0;
  }
  ${media.wide} {
    grid-template-columns: auto 1fr auto;
  }
`;

// A name without a mark has its room before the buttons have theirs.
const NamedRow = styled(Row)`
  @media (max-width: 67.99rem) {
    grid-template-columns: minmax(min-content, 1fr) auto auto;
  }
`;

const Home = styled(Link)`
  display: block;
  justify-self: start;
  max-width: 100%;
  border-radius: ${radius.control};
  text-decoration: none;
`;

const NavLink = styled(Anchor)`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: clamp(0.5rem, 1.1vw, 1rem);
  border-radius: ${radius.control};
  font-size: clamp(0.9375rem, 0.6rem + 0.7vw, 1.0625rem);
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      background: var(--tint);
      color: var(--strong);
    }
  }
`;

const Tools = styled.div`
  display: flex;
  grid-column: 3;
  align-items: center;
  justify-content: flex-end;
  gap: clamp(0.25rem, 1.5vw, 0.75rem);

  & > * {
    flex: none;
  }

  & > [data-variant] {
    flex: 0 1 auto;
    min-width: 44px;
    min-height: 44px;
    padding: 0.25rem 1rem;
    font-size: var(--text-sm);
    line-height: 1.1;
  }
  & > [data-on='small'] {
    padding: 0.25rem;
  }
  @media (max-width: 60rem) {
    & > [data-variant]:not([data-on='small']) {
      padding-inline: clamp(0.5rem, 1.5vw, 0.75rem);

      & > svg {
        display: none;
      }
    }
  }
  ${media.tiny} {
    gap: 0.2rem;

    & > [data-variant]:not([data-on='small']) {
      padding-inline: 0.125rem;
      font-size: 0.8125rem;
    }
  }
`;
