import styled from '@emotion/styled';
import { useState } from 'react';
import { Button } from '../ui/parts.tsx';

const key = 'vitrine-editor-first-steps';

function isKnown(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(key, 'seen');
  } catch {
    // A browser that keeps nothing shows them again.
  }
}

/** How to begin, for who is here for the first time. */
export function FirstSteps() {
  const [isOpen, setIsOpen] = useState(() => !isKnown());
  if (!isOpen) return null;
  return (
    <Box aria-label="Primeiros passos">
      <h2>Como começar</h2>
      <ol>
        <li>Escolha a página, no alto.</li>
        <li>Clique no que quer mudar, na própria página ou nesta lista.</li>
        <li>
          Mude no formulário; no celular, ele fica em Editar. Para mudar a ordem, arraste pela alça ou use as
          setas.
        </li>
        <li>Aperte Salvar. Até lá, nada muda no site, e Desfazer volta atrás.</li>
      </ol>
      <Button
        type="button"
        onClick={() => {
          remember();
          setIsOpen(false);
        }}
      >
        Entendi
      </Button>
    </Box>
  );
}

const Box = styled.section`
  margin-bottom: 0.75rem;
  padding: 0.75rem;
  border-radius: 0.6rem;
  background: var(--tint);

  & h2 {
    font-size: 1rem;
  }
  & ol {
    margin: 0.4rem 0 0.6rem;
    padding-left: 1.2rem;
  }
`;
