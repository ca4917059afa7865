import { createElement, type ReactNode } from 'react';
import { safeLink } from '@landfall/sdk';
import { blocksOf, piecesOf, type Block } from './markdown';

/** An article's text as elements: no markup of its source reaches the page. */
export function ArticleBody({ content, language }: { content: string; language: string }) {
  return (
    <div className="article-body" dir="auto" lang={language}>
      {blocksOf(content).map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      // The card's own heading is the second level, so the article's begin below it.
      return createElement(
        `h${Math.min(6, Math.max(3, block.level + 1))}`,
        { dir: 'auto' },
        <Words text={block.text} />,
      );
    case 'list':
      return createElement(
        block.isOrdered ? 'ol' : 'ul',
        null,
        block.items.map((item, at) => (
          <li key={at} dir="auto">
            <Words text={item} />
          </li>
        )),
      );
    case 'table':
      return (
        <div className="article-table" tabIndex={0} role="region" aria-label="Table">
          <table>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  <th key={at} scope="col">
                    <Words text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, line) => (
                <tr key={line}>
                  {row.map((cell, at) => (
                    <td key={at}>
                      <Words text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'quote':
      return (
        <blockquote dir="auto">
          <Words text={block.text} />
        </blockquote>
      );
    case 'paragraph':
      return (
        <p dir="auto">
          <Words text={block.text} />
        </p>
      );
  }
}

function Words({ text }: { text: string }): ReactNode {
  return piecesOf(text).map((piece, at) => {
    if (piece.kind === 'bold') return <strong key={at}>{piece.text}</strong>;
    const href = piece.kind === 'link' ? safeLink(piece.href) : null;
    if (!href) return piece.text;
    return (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer">
        {piece.text}
      </a>
    );
  });
}
