import styled from '@emotion/styled';
import { Suspense, use, useDeferredValue, useMemo, ViewTransition } from 'react';
import { Helmet } from 'react-helmet-async';
import type { PageData } from '../fields/page-data.ts';
import type { ThemeColors } from '../fields/palette.ts';
import { PageSkeleton, SectionSkeleton } from '../ui/skeleton.tsx';
import { declare, nameColors } from '../ui/tokens.ts';
import { useWords, WordsContext } from '../ui/use-words.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { wordsOf } from '../defaults/words.ts';
import { ChatButton } from './chat-button.tsx';
import { ConsentBar } from './consent-bar.tsx';
import { Head } from './head.tsx';
import { Header } from './header.tsx';
import { SectionSlot } from './section-slot.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThumbBar } from './thumb-bar.tsx';
import type { Views } from './views.ts';

/** The id of the main landmark. It starts with an underscore, as no section's id can. */
export const mainId = '_main';

interface PageProps {
  readonly page: PageData;
  readonly views: Views;
  /** The page that is on its way: then `page` is the one before, which lends its header. */
  readonly awaited?: Awaited | undefined;
  /** What a screen reader hears after a navigation. */
  readonly announcement?: string | undefined;
  /** Shows the sections of the first screens first, and the rest a moment later. */
  readonly isGradual?: boolean;
}

/** A page of which nothing is known yet but where it lies, and what links call it. */
interface Awaited {
  readonly route: string;
  readonly name?: string | undefined;
}

/** As many sections as usually fill the first screen and a part of the next. */
const firstSections = 2;

/** A whole page, the same on the server and in the browser. */
export function Page({ page, views, awaited, announcement = '', isGradual = false }: PageProps) {
  const route = awaited?.route ?? page.route;
  const words = useMemo(() => wordsOf(page.site.words), [page.site.words]);
  return (
    <WordsContext value={words}>
      <Themed palette={page.colors} data-theme={page.theme} data-analytics={page.analytics ? '' : undefined}>
        {awaited ? <AwaitedTitle {...awaited} site={page.site.name} /> : <Head page={page} />}
        <SkipLink target={mainId} />
        <Header header={page.header} site={page.site} />
        <Content
          key={route}
          page={page}
          views={views}
          isAwaited={awaited !== undefined}
          isGradual={isGradual}
        />
        {page.floating && <ChatButton action={page.floating} />}
        {page.thumbBar && <ThumbBar actions={page.thumbBar} />}
        {page.site.pixel && <ConsentBar />}
        <VisuallyHidden as="p" aria-live="polite">
          {awaited ? `${words.loading} ${awaited.name ?? ''}` : announcement}
        </VisuallyHidden>
      </Themed>
    </WordsContext>
  );
}

function AwaitedTitle({ name, site }: Awaited & { readonly site: string }) {
  const { loading } = useWords();
  return (
    <Helmet>
      <title>{`${name ?? loading} | ${site}`}</title>
    </Helmet>
  );
}

interface ContentProps extends Required<Pick<PageProps, 'page' | 'views' | 'isGradual'>> {
  readonly isAwaited: boolean;
}

/** What changes with the address: the main landmark and the footer. */
function Content({ page, views, isAwaited, isGradual }: ContentProps) {
  const all = page.sections.length;
  const count = useDeferredValue(all, isGradual ? firstSections : all);
  return (
    <>
      <ViewTransition update="none">
        <main id={mainId} tabIndex={-1} lang={isAwaited ? undefined : page.language}>
          {isAwaited ? <PageSkeleton /> : <Sections page={page} views={views} count={count} />}
        </main>
      </ViewTransition>
      {!isAwaited && count >= all && (
        <Suspense fallback={<SectionSkeleton />}>
          <PageFooter page={page} views={views} />
        </Suspense>
      )}
    </>
  );
}

interface SectionsProps extends Pick<PageProps, 'page' | 'views'> {
  /** How many of the page's sections are shown. */
  readonly count: number;
}

function Sections({ page, views, count }: SectionsProps) {
  const isTitled = page.sections.some(({ level }) => level === 1);
  return (
    <>
      {!isTitled && <VisuallyHidden as="h1">{page.title}</VisuallyHidden>}
      {page.sections.slice(0, count).map((section) => (
        <SectionSlot key={section.key} section={section} site={page.site} views={views} />
      ))}
    </>
  );
}

function PageFooter({ page, views }: { readonly page: PageData; readonly views: Views }) {
  const Footer = use(views.loadFooter());
  return <Footer footer={page.footer} site={page.site} />;
}

// Another page's theme may have a background of its own, which the document's root does not know.
const Themed = styled('div', { shouldForwardProp: (name) => name !== 'palette' })<{
  readonly palette: ThemeColors;
}>(({ palette }) => declare(nameColors(palette)) + (palette.canvas ? ';background:var(--canvas)' : ''));
