import type { ComponentType } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { fillMarks } from "#domain/page/page-marks.ts";
import { metaLimits, type PageMeta } from "#domain/page/page-problems.ts";
import { errorsOf } from "../../ui/block-form.tsx";
import { MarkedText } from "../../ui/marked-text.tsx";
import { type PictureFieldProps, useBlockFormKit } from "../../ui/use-block-form-kit.ts";
import type { EditedDraft } from "./use-edited-page.ts";

type SearchPanelProps = { path: string; edited: EditedDraft; PictureField: ComponentType<PictureFieldProps> };

/** How a page appears in search results and where it is shared. */
export function SearchPanel({ path, edited, PictureField }: SearchPanelProps) {
  const { meta } = edited.draft.now;
  const errors = errorsOf(edited.problems, "");
  const change = (changes: Partial<PageMeta>, field: string) =>
    edited.setMeta({ ...meta, ...changes }, `page ${field}`);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card data-block="" className="grid gap-5">
        <CardHeader title="Search engines and sharing" className="mb-0" />
        <div data-field="title">
          <MarkedText
            label="Title"
            value={meta.title}
            most={200}
            isNeeded
            error={errors.get("title")}
            hint={`At most ${metaLimits.title} characters; search engines cut off the rest. Used: ${meta.title.length}.`}
            onChange={(title) => change({ title }, "title")}
          />
        </div>
        <div data-field="description">
          <MarkedText
            label="Description"
            value={meta.description}
            most={400}
            isLong
            isNeeded
            error={errors.get("description")}
            hint={`One or two sentences, at most ${metaLimits.description} characters. Used: ${meta.description.length}.`}
            onChange={(description) => change({ description }, "description")}
          />
        </div>
        <div data-field="picture">
          <PictureField
            label="Picture when shared"
            value={meta.picture === null ? null : { id: meta.picture, alt: "", isDecorative: true }}
            error={errors.get("picture")}
            onChange={(picture) => change({ picture: picture?.id ?? null }, "picture")}
          />
        </div>
        <Checkbox
          label="Hidden from search engines"
          hint="Visitors with its address still see it."
          checked={meta.isHidden}
          onChange={({ currentTarget }) => change({ isHidden: currentTarget.checked }, "isHidden")}
        />
      </Card>
      <ResultPreview path={path} meta={meta} />
    </div>
  );
}

function ResultPreview({ path, meta }: { path: string; meta: PageMeta }) {
  const { marks } = useBlockFormKit();
  const values = new Map(marks.map(({ name, value }) => [name, value]));
  const title = fillMarks(meta.title, values);
  const description = fillMarks(meta.description, values);
  return (
    <Card>
      <CardHeader title="In search results" note="About how it reads there." />
      {meta.isHidden ? (
        <p className="text-ink-2">Search engines are asked not to list this page.</p>
      ) : (
        <div className="grid gap-1 rounded-md bg-surface-2 p-4">
          <p className="text-ink-2 text-sm wrap-anywhere">{`${location.host}${path}`}</p>
          <p className="text-lg text-link leading-snug">{cut(title, metaLimits.title) || "No title yet"}</p>
          <p className="text-ink-2 text-sm">{cut(description, metaLimits.description) || "No description yet"}</p>
        </div>
      )}
    </Card>
  );
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
