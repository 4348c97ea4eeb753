import { Editor, type JSONContent } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { Bold, Heading2, Heading3, Italic, Link as LinkIcon, List, ListOrdered, Quote } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "#design/class-names.ts";
import { emptyRichText, type RichText, readRichText } from "#domain/page/rich-text.ts";
import { isSafeLink } from "#domain/page/safe-link.ts";
import { isSameValue } from "#domain/page/same-value.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { MarkMenu } from "./mark-menu.tsx";

/** Only what the table of formatted text reads can be made here. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: "https",
      isAllowedUri: (to) => isSafeLink(to),
      HTMLAttributes: { target: null, rel: null },
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
  }),
];

type RichEditorProps = {
  label: string;
  labelledBy: string;
  value: RichText;
  onChange: (text: RichText) => void;
};

export function RichEditor({ label, labelledBy, value, onChange }: RichEditorProps) {
  const { place, editor } = useRichEditor({ labelledBy, value, onChange });
  const [link, setLink] = useState<string>();
  const run = () => editor?.chain().focus();
  const isOn = (name: string, attributes?: object) => editor?.isActive(name, attributes) === true;
  const setTarget = (to: string) => {
    setLink(undefined);
    if (to === "") run()?.extendMarkRange("link").unsetLink().run();
    else if (editor?.state.selection.empty && !isOn("link")) run()?.insertContent(linked(to)).run();
    else run()?.extendMarkRange("link").setLink({ href: to }).run();
  };
  return (
    <div className="rounded-sm bg-surface inset-ring-[1.5px] inset-ring-line-strong focus-within:inset-ring-2 focus-within:inset-ring-focus">
      <div role="toolbar" aria-label={`${label}: formatting`} className="flex flex-wrap border-line border-b p-1">
        <Tool label="Bold" icon={<Bold />} isOn={isOn("bold")} onPress={() => run()?.toggleBold().run()} />
        <Tool label="Italic" icon={<Italic />} isOn={isOn("italic")} onPress={() => run()?.toggleItalic().run()} />
        <Tool
          label="Heading"
          icon={<Heading2 />}
          isOn={isOn("heading", { level: 2 })}
          onPress={() => run()?.toggleHeading({ level: 2 }).run()}
        />
        <Tool
          label="Smaller heading"
          icon={<Heading3 />}
          isOn={isOn("heading", { level: 3 })}
          onPress={() => run()?.toggleHeading({ level: 3 }).run()}
        />
        <Tool label="List" icon={<List />} isOn={isOn("bulletList")} onPress={() => run()?.toggleBulletList().run()} />
        <Tool
          label="Numbered list"
          icon={<ListOrdered />}
          isOn={isOn("orderedList")}
          onPress={() => run()?.toggleOrderedList().run()}
        />
        <Tool
          label="Quote"
          icon={<Quote />}
          isOn={isOn("blockquote")}
          onPress={() => run()?.toggleBlockquote().run()}
        />
        <Tool
          label="Link"
          icon={<LinkIcon />}
          isOn={isOn("link")}
          onPress={() => setLink(String(editor?.getAttributes("link").href ?? ""))}
        />
        <MarkMenu about={label} onChoose={(mark) => run()?.insertContent(mark).run()} />
      </div>
      <div ref={place} className="rich-editor max-h-[28rem] overflow-y-auto px-4 py-3" />
      {link !== undefined && <LinkDialog to={link} onClose={() => setLink(undefined)} onSet={setTarget} />}
    </div>
  );
}

/** Without a selection the address itself becomes the words. */
const linked = (to: string): JSONContent => ({
  type: "text",
  text: to,
  marks: [{ type: "link", attrs: { href: to } }],
});

type ToolProps = { label: string; icon: ReactNode; isOn: boolean; onPress: () => void };

const Tool = ({ label, icon, isOn, onPress }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    onClick={onPress}
    className={cx(
      "grid size-10 place-items-center rounded-xs pointer-coarse:size-11 [&>svg]:size-[18px]",
      isOn ? "bg-primary-soft text-primary-text" : "text-ink-2 hover:bg-surface-2",
    )}
  >
    {icon}
  </button>
);

type Bound = Pick<RichEditorProps, "labelledBy" | "value" | "onChange">;

/** The editor lives as long as its place on the page; texts that come from elsewhere are shown in it. */
function useRichEditor({ labelledBy, value, onChange }: Bound) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, setMoment] = useState(0);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const sent = useRef<RichText>(value);
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      content: shownAs(latest.current.value),
      // It would add a style of its own, which the policy of these pages forbids.
      injectCSS: false,
      editorProps: { attributes: { role: "textbox", "aria-multiline": "true", "aria-labelledby": labelledBy } },
      onTransaction: () => setMoment((moment) => moment + 1),
      onUpdate: ({ editor: changed }) => {
        sent.current = writtenIn(changed);
        latest.current.onChange(sent.current);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, [labelledBy]);
  useEffect(() => {
    if (!editor || editor.isDestroyed || value === sent.current || isSameValue(value, writtenIn(editor))) return;
    sent.current = value;
    editor.commands.setContent(shownAs(value), { emitUpdate: false });
  }, [editor, value]);
  return { place, editor };
}

/** The editor adds attributes of its own, which the reader of formatted text leaves out. */
const writtenIn = (editor: Editor): RichText => {
  const text = readRichText(editor.getJSON()) ?? emptyRichText;
  const isEmpty = text.content.every((node) => node.type === "paragraph" && (node.content ?? []).length === 0);
  return isEmpty ? emptyRichText : text;
};

const shownAs = (text: RichText): JSONContent =>
  (text.content.length === 0 ? { type: "doc", content: [{ type: "paragraph" }] } : text) as JSONContent;
