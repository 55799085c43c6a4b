import { Helmet } from 'react-helmet-async';
import type { PageData } from '../fields/page-data.ts';
import { makeStructuredData } from './structured-data.ts';

/** Text for a `<script>`: no `<` that could end it, and still the same JSON. */
function serialize(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** All that machines read of a page: title, description, geo, Open Graph, canonical address and structured data. */
export function Head({ page }: { readonly page: PageData }) {
  const { title, description, site, meta, route } = page;
  const address = `${site.url}${route}`;
  return (
    <>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {page.isNotFound && <meta name="robots" content="noindex" />}
        {meta.keywords && <meta name="keywords" content={meta.keywords} />}
        {meta.geo && <meta name="geo.region" content={meta.geo.region} />}
        {meta.geo && <meta name="geo.placename" content={meta.geo.placename} />}
        {meta.geo && <meta name="geo.position" content={meta.geo.position} />}
        {meta.geo && <meta name="ICBM" content={meta.geo.position.replace(';', ', ')} />}
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="pt_BR" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {!page.isNotFound && <meta property="og:url" content={address} />}
        {page.share && <meta property="og:image" content={site.url + page.share} />}
        {page.share && <meta property="og:image:width" content="1200" />}
        {page.share && <meta property="og:image:height" content="630" />}
        {page.share && <meta property="og:image:alt" content={title} />}
        <meta name="twitter:card" content={page.share ? 'summary_large_image' : 'summary'} />
        {!page.isNotFound && <link rel="canonical" href={address} />}
      </Helmet>
      {makeStructuredData(page).map((block, index) => (
        <script
          // Their order is fixed and they hold no state.
          key={index}
          type="application/ld+json"
          // The one place where a string becomes markup: JSON for machines, which `serialize` keeps inside its element.
          dangerouslySetInnerHTML={{ __html: serialize(block) }}
        />
      ))}
    </>
  );
}
