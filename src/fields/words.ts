import { z } from 'zod';
import { defaultWords, type WordName } from '../defaults/words.ts';
import { opinion } from './text.ts';

const word = (name: WordName, place: string) =>
  opinion.optional().describe(`${place}. Sem esta linha: ${defaultWords[name]}`);

/** Other words for the interface than those of `defaults/words.ts`; the compiler asks for each. */
export const words = z.strictObject({
  skip: word('skip', 'O primeiro link da página, para quem usa o teclado'),
  mainLinks: word('mainLinks', 'O nome dos links do cabeçalho, para leitores de tela'),
  menu: word('menu', 'O botão que abre o menu, para leitores de tela'),
  closeMenu: word('closeMenu', 'O botão que fecha o menu, para leitores de tela'),
  call: word('call', 'O que vem antes do telefone do cabeçalho, para leitores de tela'),
  chat: word('chat', 'O botão flutuante'),
  chatCorner: word('chatCorner', 'O nome do canto do botão flutuante, para leitores de tela'),
  loading: word('loading', 'Enquanto uma parte da página chega, para leitores de tela'),
  missingPicture: word('missingPicture', 'No lugar de uma foto que não chegou'),
  close: word('close', 'O botão que fecha uma janela, para leitores de tela'),
  previousPicture: word('previousPicture', 'O botão da foto anterior, para leitores de tela'),
  nextPicture: word('nextPicture', 'O botão da próxima foto, para leitores de tela'),
  of: word('of', 'Entre dois números, como em 2 de 6'),
  rating: word('rating', 'O que vem antes de uma nota, para leitores de tela'),
  priceBefore: word('priceBefore', 'O que vem antes do preço riscado'),
  priceNow: word('priceNow', 'O que vem antes do preço de agora, para leitores de tela'),
  validUntil: word('validUntil', 'O que vem antes do último dia de uma oferta'),
  endedOn: word('endedOn', 'O que vem antes do último dia de uma oferta que terminou'),
  size: word('size', 'O que vem antes do tamanho de um produto'),
  soldOut: word('soldOut', 'O que se diz de um produto esgotado'),
  services: word('services', 'O título da lista de serviços, no rodapé e para os buscadores'),
  footer: word('footer', 'O nome dos links do rodapé, para leitores de tela'),
  pages: word('pages', 'O título dos links do rodapé'),
  contact: word('contact', 'O título do contato, no rodapé'),
  phone: word('phone', 'O título do telefone'),
  email: word('email', 'O título do e-mail'),
  address: word('address', 'O título do endereço, no rodapé'),
  place: word('place', 'O título do endereço, na seção de contato'),
  hours: word('hours', 'O título do horário'),
  openNow: word('openNow', 'O que se diz enquanto está aberto'),
  closedNow: word('closedNow', 'O que se diz enquanto está fechado'),
  onDuty: word('onDuty', 'O que se diz enquanto há só o plantão'),
  opens: word('opens', 'O que vem antes da hora de abrir, como em abre às 8h'),
  closes: word('closes', 'O que vem antes da hora de fechar, como em fecha às 18h'),
  privacy: word('privacy', 'O nome da pergunta sobre o pixel, para leitores de tela'),
  consent: word('consent', 'A pergunta sobre o pixel'),
  reject: word('reject', 'O botão que recusa o pixel'),
  accept: word('accept', 'O botão que aceita o pixel'),
  changeConsent: word('changeConsent', 'O botão do rodapé que pergunta de novo sobre o pixel'),
  failed: word('failed', 'O título quando o site falha no meio de uma visita'),
  backHome: word('backHome', 'O link para o início, quando o site falha'),
} satisfies Readonly<Record<WordName, z.ZodType>>);
