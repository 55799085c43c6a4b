const words = `
à às água álbum além alguém amanhã após área até através básica básico cabeça café código começa
começar começo confiança conteúdo conhecê-lo crédito criança crianças dê débito diária diário
disponível dúvida dúvidas é emergência endereço está estará experiência fácil família famílias fará
férias grátis há história histórico horário horários início já lá mãe mães mão mãos março médica
médico médicos mês música não necessária necessário nível nós número números olá ônibus página
páginas pão pães parabéns período políticas porém português possível prática prático pré preço
preços presença próxima próximo pública público rápida rápido sábado sábados são saúde saída
segurança será serviço serviços só também técnica técnico técnicos terá terça terça-feira terças
três última último única único urgência útil úteis válida válido vários várias você vocês
`;

/** Frequent words whose accents tell them from others: what a lost letter was, where only one of them fits. */
export const accentedWords: readonly string[] = words.trim().split(/\s+/);
