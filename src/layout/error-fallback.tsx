import styled from '@emotion/styled';
import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Shows that the application failed, with a way out that needs no application. */
export class ErrorFallback extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Message>
        <h1>Unexpected Application Error!</h1>
        <p>
          <a href="/">Voltar ao início</a>
        </p>
      </Message>
    );
  }
}

const Message = styled.main`
  display: grid;
  gap: 1.5rem;
  justify-content: center;
  padding: 20vh 1.5rem;
  text-align: center;

  & a {
    display: inline-block;
    padding: 0.75rem;
    font-weight: 800;
  }
`;
