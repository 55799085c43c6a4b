import styled from '@emotion/styled';
import { Component, type ReactNode } from 'react';
import { wordsOf, type OwnWords } from '../defaults/words.ts';

interface Props {
  readonly words?: OwnWords | undefined;
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
    const words = wordsOf(this.props.words);
    return (
      <Message>
        <h1>{words.failed}</h1>
        <p>
          <a href="/">{words.backHome}</a>
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
