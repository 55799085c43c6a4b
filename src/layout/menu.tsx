import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import type { Header, SiteFacts } from '../fields/page-data.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Actions } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { media, radius } from '../ui/tokens.ts';
import { useWords } from '../ui/use-words.ts';

const menuId = '_menu';

/** WebKit leads Tab from a button that was clicked to the page behind its menu, not into the menu. */
function enterMenu(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key !== 'Tab' || event.shiftKey) return;
  const first = document.getElementById(menuId)?.querySelector<HTMLElement>(':popover-open > button');
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** Opens and closes the menu; the browser itself tells assistive technology its state. */
export function MenuButton() {
  return (
    <Toggle type="button" popoverTarget={menuId} aria-label={useWords().menu} onKeyDown={enterMenu}>
      <Icon name="menu" size={26} />
    </Toggle>
  );
}

/** Tab past either end closes the menu, and the browser gives the focus back to its button. */
function closeAtEnds(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll('a, button')];
  if (document.activeElement !== stops.at(event.shiftKey ? 0 : -1)) return;
  if (!('popover' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.hidePopover();
}

/** What the header has no room for on narrow screens, in a panel at the side. */
export function Menu({ header, site }: { readonly header: Header; readonly site: SiteFacts }) {
  const { menu } = header;
  const links = [...(header.links ?? []), ...(menu?.links ?? [])];
  const words = useWords();
  return (
    <Panel id={menuId} popover="auto" onKeyDown={closeAtEnds}>
      <Close type="button" popoverTarget={menuId} popoverTargetAction="hide" aria-label={words.closeMenu}>
        <Icon name="close" size={26} />
      </Close>
      {links.length > 0 && (
        <nav aria-label={words.menu}>
          <ul>
            {links.map((link, index) => (
              <li key={index}>
                <MenuLink action={link}>{link.label}</MenuLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Facts>
        <a href={site.phone.href} data-report="phone">
          <Icon name="phone" />
          {site.phone.text}
        </a>
        {menu?.hours && (
          <p>
            <Icon name="clock" />
            {menu.hours}
          </p>
        )}
      </Facts>
      <Actions actions={menu?.actions} />
    </Panel>
  );
}

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.control};
  color: var(--link);

  ${media.noScripts} {
    display: none;
  }
`;

const Close = styled(Toggle)`
  flex: none;
  margin-left: auto;
`;

const slideIn = keyframes`
  from {
    transform: translateX(100%);
  }
`;

const Panel = styled.div`
  /* A browser that does not know what it is does not show it. */
  display: none;
  flex-direction: column;
  gap: 1.25rem;
  padding: 1.25rem;
  background: var(--canvas);
  color: var(--text);

  @media screen {
    position: fixed;
    inset: 0 0 0 auto;
    width: min(23rem, 100vw - 1.5rem);
    height: auto;
    overflow-y: auto;
  }
  /* Each button on a line of its own, with room for its words. */
  & > :last-child {
    flex-direction: column;
  }
  & [data-variant] {
    padding-inline: 0.5rem;
  }
  /* The mark is the bootstrap's, where a browser knows no popovers. */
  &:is([data-open], :popover-open) {
    display: flex;
    /* A header with a blur is what it is fixed to where it is no popover. */
    min-height: 80vh;
  }
  &::backdrop {
    background: #0a14128c;
  }
  ${media.motion} {
    &:popover-open {
      animation: ${slideIn} 0.22s ease-out;
    }
  }
  ${media.noScripts} {
    &[popover] {
      position: static;
      display: flex;
      width: auto;
    }
  }
`;

const MenuLink = styled(Anchor)`
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  border-bottom: 1px solid var(--hairline);
  color: var(--heading);
  font-size: 1.1875rem;
  font-weight: 700;
  text-decoration: none;
`;

const Facts = styled.div`
  display: grid;
  justify-items: start;
  color: var(--text-soft);

  & > * {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.75rem;
  }
  & > a {
    color: var(--link);
    font-weight: 700;
    text-decoration: none;
  }
`;
