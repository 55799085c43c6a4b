import styled from '@emotion/styled';
import { useState, type MouseEvent } from 'react';
import type { ViewProps } from '../../fields/view-props.ts';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { radius } from '../../ui/tokens.ts';
import type { schema } from './schema.ts';

/** Whether the document that was loaded first lets the player in: policies do not change with the address. */
function mayPlayHere(origin: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  return policy === null || policy.content.includes(origin);
}

export default function Video({ section }: ViewProps<typeof schema>) {
  const { title, video, label, image, imageAlt = '', text, actions } = section;
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !mayPlayHere(video.origin)) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <Section section={section} actions={actions}>
      <Frame>
        {isPlaying ? (
          <iframe
            src={video.player}
            title={title ?? label}
            allow="autoplay; fullscreen; picture-in-picture"
            // Both are safe together for a document of another origin, as the player is.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <a href={video.href} target="_blank" rel="noopener" data-frame={video.origin} onClick={play}>
            <Picture picture={image} alt={imageAlt} sizes="(min-width: 62rem) 60rem, 94vw" />
            <Label>
              <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden="true">
                <path d="M7 4.5v15l13-7.5z" />
              </svg>
              <Unbroken text={label} />
            </Label>
          </a>
        )}
      </Frame>
      {text && <Words text={text} />}
    </Section>
  );
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  max-width: 60rem;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.media};

  & > a,
  & > iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
  & > iframe {
    background: var(--deep);
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Label = styled.span`
  position: absolute;
  inset: auto auto 1rem 1rem;
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  max-width: calc(100% - 2rem);
  padding: 0.875rem 1.25rem;
  border-radius: 1.5rem;
  background: var(--deep);
  color: var(--white);
  font-weight: 800;
  line-height: 1.3;
`;

const Words = styled(Prose)`
  max-width: 65ch;
  color: var(--text-soft);
`;
