import type { ReactNode } from "react";
import type { RichMark, RichNode, RichText } from "#domain/page/rich-text.ts";
import { FreeLink } from "./block-link.tsx";

/** Formatted text, node by node: what is not listed here is not drawn, and nothing is ever taken for HTML. */
export function RichTextView({ text }: { text: RichText }) {
  return (
    <div className="grid max-w-[66ch] gap-4 text-[1.0625rem] text-ink-2 [&_:is(h2,h3)]:text-ink [&_a]:text-link [&_a]:underline [&_strong]:text-ink">
      {drawn(text.content)}
    </div>
  );
}

const drawn = (nodes: readonly RichNode[] = []): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no name of their own, and nothing in them keeps a state
  nodes.map((node, at) => <Node key={at} node={node} />);

function Node({ node }: { node: RichNode }) {
  switch (node.type) {
    case "text":
      return (node.marks ?? []).reduce<ReactNode>(marked, node.text);
    case "hardBreak":
      return <br />;
    case "heading":
      return node.attrs.level === 2 ? (
        <h2 className="mt-5 text-h3 first:mt-0">{drawn(node.content)}</h2>
      ) : (
        <h3 className="mt-3 text-[1.1875rem] leading-tight first:mt-0">{drawn(node.content)}</h3>
      );
    case "paragraph":
      return <p>{drawn(node.content)}</p>;
    case "bulletList":
      return <ul className="grid list-disc gap-2 pl-6 marker:text-ink-3">{drawn(node.content)}</ul>;
    case "orderedList":
      return <ol className="grid list-decimal gap-2 pl-6 marker:text-ink-3">{drawn(node.content)}</ol>;
    case "listItem":
      return <li className="[&>*+*]:mt-2">{drawn(node.content)}</li>;
    case "blockquote":
      return <blockquote className="border-primary border-l-4 pl-5 text-ink">{drawn(node.content)}</blockquote>;
    default:
      return null;
  }
}

function marked(text: ReactNode, mark: RichMark): ReactNode {
  switch (mark.type) {
    case "bold":
      return <strong>{text}</strong>;
    case "italic":
      return <em>{text}</em>;
    case "link":
      return <FreeLink to={mark.attrs.href}>{text}</FreeLink>;
    default:
      return text;
  }
}
