// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { reportChat, reportEmail, reportPhone, reportSchedule, reportView } from './analytics.ts';

const reports = [
  { name: 'a chat', report: reportChat, call: ['Contact', { method: 'whatsapp' }] },
  { name: 'a call', report: reportPhone, call: ['Contact', { method: 'phone' }] },
  { name: 'an e-mail', report: reportEmail, call: ['Contact', { method: 'email' }] },
  { name: 'a view', report: () => reportView('Pacotes'), call: ['ViewContent', { content_name: 'Pacotes' }] },
  {
    name: 'an appointment',
    report: () => reportSchedule('Banho'),
    call: ['Schedule', { content_name: 'Banho' }],
  },
];

afterEach(() => {
  delete window.fbq;
});

test.for(reports)('tells the pixel of $name', ({ report, call }) => {
  const pixel = vi.fn<NonNullable<typeof window.fbq>>();
  window.fbq = pixel;
  report();
  expect(pixel.mock.calls).toEqual([['track', ...call]]);
});

test.for(reports)('keeps $name to itself where there is no pixel', ({ report }) => {
  expect(report).not.toThrow();
});
