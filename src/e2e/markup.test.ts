import isPropValid from '@emotion/is-prop-valid';
import { expect, test, wake } from './harness.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno'];

// The application does without Emotion's list of all attributes (vite/lean-libraries.ts).
test.for(routes)('every element of %s is given attributes alone', async (route, { open }) => {
  const page = await open(route);
  await wake(page);
  const given = await page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
      const props: object = key === undefined ? {} : Reflect.get(element, key);
      return Object.keys(props).map((name) => `${element.localName} ${name}`);
    }),
  );
  expect(given.length).toBeGreaterThan(100);
  const strange = given.filter((name) => !isPropValid(name.slice(name.indexOf(' ') + 1)));
  expect([...new Set(strange)]).toEqual([]);
});
