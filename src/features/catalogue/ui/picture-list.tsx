import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { IconButton } from "#design/button.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import type { CataloguePicture } from "#domain/catalogue/picture.ts";
import { photograph } from "#features/content/words/photograph.ts";
import { pictureRules, uploadPicture } from "./use-picture-upload.ts";

type PictureListProps = {
  pictures: readonly CataloguePicture[];
  onChange: (pictures: readonly CataloguePicture[]) => void;
  most: number;
  hint: string;
  /** The fault, after a check: pictures without a description are marked by it. */
  error?: string | undefined;
};

/** The pictures of a record in their order, the first as its cover. Photographs come before our drawings. */
export function PictureList({ pictures, onChange, most, hint, error }: PictureListProps) {
  const drawings = useDrawings(pictures.some(({ kind }) => kind === "drawn"));
  // Several may arrive one after another, before the page has drawn the first.
  const latest = useRef(pictures);
  latest.current = pictures;
  const change = (next: readonly CataloguePicture[]) => {
    latest.current = next;
    onChange(next);
  };
  const move = (at: number, to: number) => {
    const one = pictures[at];
    if (one) change(pictures.toSpliced(at, 1).toSpliced(to, 0, one));
  };
  const arrive = (picture: CataloguePicture) => {
    const before = latest.current;
    if (before.some((one) => keyOf(one) === keyOf(picture))) return;
    const lastPhotograph = before.findLastIndex(({ kind }) => kind === "uploaded");
    change(before.toSpliced(lastPhotograph + 1, 0, picture));
  };
  return (
    <div className="grid gap-3">
      <p className="text-ink-2 text-sm">{hint}</p>
      {pictures.length > 0 && (
        <ol aria-label="Pictures" className="grid gap-3">
          {pictures.map((picture, at) => (
            <li key={keyOf(picture)} className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1">
              <Shown image={picture.kind === "uploaded" ? photograph(picture) : drawings[picture.name]} />
              <div className="grid gap-1.5">
                <Described
                  picture={picture}
                  position={at + 1}
                  drawn={picture.kind === "drawn" ? drawings[picture.name]?.alt : undefined}
                  error={error}
                  onChange={(alt) => change(pictures.with(at, { ...picture, alt } as CataloguePicture))}
                />
                <div className="flex flex-wrap items-center gap-1">
                  <IconButton
                    size="sm"
                    label={`Move picture ${at + 1} up`}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  >
                    <ArrowUp />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={`Move picture ${at + 1} down`}
                    disabled={at === pictures.length - 1}
                    onClick={() => move(at, at + 1)}
                  >
                    <ArrowDown />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={`Remove picture ${at + 1}`}
                    onClick={() => change(pictures.toSpliced(at, 1))}
                  >
                    <X />
                  </IconButton>
                  {at === 0 && <Badge tone="info">Cover</Badge>}
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
      {pictures.length < most && (
        <FileDrop
          label="Add pictures"
          {...pictureRules}
          maxFiles={most - pictures.length}
          upload={uploadPicture}
          onArrived={arrive}
        />
      )}
    </div>
  );
}

const Shown = ({ image }: { image: PictureFile | undefined }) =>
  image ? (
    <Picture image={image} alt="" sizes="96px" className="aspect-4/3 w-24 overflow-hidden rounded-md" />
  ) : (
    <span className="aspect-4/3 w-24 rounded-md bg-surface-2" />
  );

type DescribedProps = {
  picture: CataloguePicture;
  position: number;
  /** The description of our drawing, as far as it is known. */
  drawn: string | undefined;
  error: string | undefined;
  onChange: (alt: string) => void;
};

function Described({ picture, position, drawn, error, onChange }: DescribedProps) {
  if (picture.kind === "drawn") return <p className="text-ink-2 text-sm">Our drawing. {drawn}</p>;
  return (
    <Field
      label={`What picture ${position} shows`}
      required
      error={picture.alt.trim() === "" ? error : undefined}
      hint={picture.alt === "" ? "For people who can’t see it, and for search engines." : undefined}
    >
      <TextInput
        value={picture.alt}
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}

const keyOf = (picture: CataloguePicture): string => (picture.kind === "uploaded" ? picture.hash : picture.name);

/** The site’s drawings by name, loaded where one is shown. */
function useDrawings(isNeeded: boolean): Readonly<Record<string, PictureFile>> {
  const [drawings, setDrawings] = useState<Readonly<Record<string, PictureFile>>>({});
  useEffect(() => {
    if (isNeeded) void import("#features/content/words/pictures.gen.ts").then(({ pictures }) => setDrawings(pictures));
  }, [isNeeded]);
  return drawings;
}
