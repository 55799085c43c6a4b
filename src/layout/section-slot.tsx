import { Suspense, use } from 'react';
import type { SectionData, SiteFacts } from '../fields/page-data.ts';
import { SectionSkeleton } from '../ui/skeleton.tsx';
import { Reveal } from './reveal.tsx';
import type { Views } from './views.ts';

interface SlotProps {
  readonly section: SectionData;
  readonly site: SiteFacts;
  readonly views: Views;
}

/** One section of a page. While its view travels, a lazy one shows a skeleton; others belong to the first chunk. */
export function SectionSlot({ section, site, views }: SlotProps) {
  return (
    <Reveal>
      <Suspense fallback={<SectionSkeleton />}>
        <SectionView section={section} site={site} views={views} />
      </Suspense>
    </Reveal>
  );
}

function SectionView({ section, site, views }: SlotProps) {
  const View = use(views.load(section.type));
  return <View section={section} site={site} />;
}
