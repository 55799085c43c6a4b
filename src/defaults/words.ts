/** The words of the interface: what pages say that no section and no button does. A site may have others. */
export const defaultWords = {
  skip: 'Pular para o conteúdo',
  mainLinks: 'Principal',
  menu: 'Menu',
  closeMenu: 'Fechar menu',
  call: 'Ligar para',
  chat: 'Conversar no WhatsApp',
  chatCorner: 'Atendimento',
  callNow: 'Ligar',
  chatNow: 'WhatsApp',
  wayThere: 'Como chegar',
  emergency: 'Emergência 24 horas:',
  loading: 'Carregando…',
  missingPicture: 'Imagem não disponível',
  close: 'Fechar',
  previousPicture: 'Foto anterior',
  nextPicture: 'Próxima foto',
  of: 'de',
  rating: 'Nota',
  priceBefore: 'De:',
  priceNow: 'Por:',
  validUntil: 'Válido até',
  endedOn: 'Esta oferta terminou em',
  size: 'Tamanho',
  soldOut: 'Esgotado',
  services: 'Serviços',
  footer: 'Rodapé',
  pages: 'Páginas',
  contact: 'Contato',
  phone: 'Telefone',
  email: 'E-mail',
  address: 'Endereço',
  place: 'Localização',
  hours: 'Horário',
  openNow: 'Aberto agora',
  closedNow: 'Fechado',
  onDuty: 'Plantão 24h agora',
  opens: 'abre',
  closes: 'fecha',
  privacy: 'Privacidade',
  consent:
    'Com o seu aceite, usamos um pixel da Meta para saber quais anúncios trazem visitas. Sem ele, o site funciona igual, e nada é enviado a terceiros.',
  reject: 'Rejeitar',
  accept: 'Aceitar',
  changeConsent: 'Preferências de privacidade',
  offline: 'Sem internet agora. O telefone funciona:',
  failed: 'Unexpected Application Error!',
  backHome: 'Voltar ao início',
} as const;

export type WordName = keyof typeof defaultWords;
export type Words = { readonly [Name in WordName]: string };

/** Those of a site's own words that it has. */
export type OwnWords = { readonly [Name in WordName]?: string | undefined };

/** A site's words: its own, and the common ones for the rest. */
export function wordsOf(own: OwnWords | undefined): Words {
  const said = Object.entries(own ?? {}).filter(([, text]) => text !== undefined);
  return { ...defaultWords, ...Object.fromEntries(said) };
}
