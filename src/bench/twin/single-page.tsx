import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter, useLocation } from 'react-router-dom';
import pages from 'virtual:pages';
import { Page } from '../../layout/page.tsx';
import { views } from '../../render/views.ts';
import { makeStyleCache } from '../../ui/style-cache.ts';

// The site as it is often built: an empty document, and one bundle with all code and all text that draws every page.

function App() {
  const { pathname } = useLocation();
  const page = pages.find(({ route }) => route === pathname) ?? pages.find(({ isNotFound }) => isNotFound);
  return page && <Page page={page} views={views} />;
}

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root.');
createRoot(root).render(
  <CacheProvider value={makeStyleCache()}>
    <HelmetProvider>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </HelmetProvider>
  </CacheProvider>,
);
