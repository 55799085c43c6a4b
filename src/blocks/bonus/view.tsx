import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, type FocusEvent } from 'react';
import type { ViewProps } from '../../fields/view-props.ts';
import { ActionLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { Prose } from '../../ui/prose.tsx';
import { media, radius, shadow, space } from '../../ui/tokens.ts';
import { useWords } from '../../ui/use-words.ts';
import { keepClear, uncover } from './keep-clear.ts';
import { remember, wasShown } from './memory.ts';
import { onReached } from './on-reached.ts';
import type { schema } from './schema.ts';

/** Without popovers the card never opens: calling for one would throw, and with it the page would be gone. */
const canOpen = () => 'showPopover' in document.body;

export default function Bonus({ section }: ViewProps<typeof schema>) {
  const { key, trigger, title, text, action, ...prices } = section;
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  useEffect(() => (card.current ? keepClear(card.current) : undefined), []);

  useEffect(() => {
    const target = document.getElementById(trigger);
    if (!target || !canOpen() || wasShown()) return;
    return onReached(target, () => {
      remember('bonusShown');
      if (!card.current) return;
      card.current.showPopover();
      uncover(card.current);
    });
  }, [trigger]);

  useEffect(() => {
    const onKeyDown = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const close = () => {
    if (!canOpen() || !card.current?.matches(':popover-open')) return;
    remember('bonusClosed');
    const hadFocus = card.current.contains(document.activeElement);
    card.current.hidePopover();
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };

  return (
    <Corner
      ref={card}
      // In the top layer, so that no section's fade can hide it.
      popover="manual"
      role="dialog"
      aria-labelledby={`_${key}-title`}
      data-tone="card"
      data-wake={trigger}
      onFocus={onFocus}
    >
      <Close type="button" aria-label={useWords().close} onClick={close}>
        <Icon name="close" size={24} />
      </Close>
      <Heading level={section.level} size="small" id={`_${key}-title`}>
        {title}
      </Heading>
      {text && <Prose text={text} />}
      {prices.price && (
        <Ticket>
          {prices.priceLabel && <p>{prices.priceLabel}</p>}
          <Price price={prices.price} original={prices.originalPrice} size="large" />
        </Ticket>
      )}
      <ActionLink action={action} onClick={close} />
    </Corner>
  );
}

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(2rem);
  }
`;

const Corner = styled.div`
  /* Where a browser does not know what it is. */
  display: none;
  gap: 0.875rem;
  width: min(26rem, 100% - 2 * var(--gutter));
  padding: 1.5rem;
  border-radius: ${radius.media};
  background: var(--surface);
  box-shadow:
    ${shadow},
    0 0 0 1px var(--line);
  color: var(--text);

  & > p {
    color: var(--text-soft);
  }
  /* Its button stays in sight where letters are so large that the card scrolls. */
  & > :last-child {
    position: sticky;
    bottom: 0;
  }
  & > :is(h1, h2) {
    padding-right: 2.5rem;
  }
  &:popover-open {
    display: grid;
  }
  /* The chat button lies behind the card, but for its rim. */
  html:has(&:popover-open:not([data-above])) aside[data-screen] {
    visibility: hidden;
  }
  @media screen {
    position: fixed;
    inset: auto 1.5rem 1.5rem auto;
    /* At 400 % the window is low: what has the focus still needs room. */
    max-height: max(60%, 100% - 16rem);
    overflow-y: auto;

    &[data-above] {
      inset: 1.5rem 1.5rem auto auto;
    }
  }
  ${media.phone} {
    inset: auto 0 0;
    gap: 0.625rem;
    width: 100%;
    padding: 1rem 1.25rem calc(1rem + env(safe-area-inset-bottom));
    border-radius: ${radius.media} ${radius.media} 0 0;

    &[data-above] {
      inset: 0 0 auto;
      border-radius: 0 0 ${radius.media} ${radius.media};
    }
    /* The page's end can be read above it. */
    html:has(&:popover-open) {
      padding-bottom: 17rem;
    }
  }
  /* A phone on its side has room beside the card, and little below each other. */
  @media (max-height: 30rem) and (min-width: 36rem) {
    inset: auto 0.5rem 0.5rem auto;
    gap: 0.375rem;
    width: 24rem;
    max-height: calc(100% - 5.25rem);
    padding: 0.75rem 1.25rem;
    border-radius: ${radius.media};

    &[data-above] {
      inset: 0.5rem 0.5rem auto auto;
      border-radius: ${radius.media};
    }
  }
  ${media.motion} {
    animation: ${rise} 0.3s ease-out;
  }
  ${media.noScripts} {
    &[popover] {
      position: static;
      display: grid;
      width: min(26rem, 100% - 2 * var(--gutter));
      margin: ${space.section} auto;
      border-radius: ${radius.media};
    }
  }
`;

const Close = styled.button`
  position: absolute;
  top: 0.75rem;
  right: 0.75rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  color: var(--text-soft);

  ${media.hover} {
    &:hover {
      background: var(--tint);
    }
  }
  ${media.noScripts} {
    display: none;
  }
`;

const Ticket = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  padding: 0.625rem 1rem;
  border: 2px dashed var(--outline);
  border-radius: ${radius.card};
  background: var(--tint);
`;
