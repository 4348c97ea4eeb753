import type { CSSProperties } from "react";
import { colour, text } from "./email-look.ts";
import { Table } from "./email-table.tsx";

type StepsProps = {
  title: string;
  /** Shown above them, if there is one; as high as a card of 1200 × 630 unless it says otherwise. */
  picture?: { readonly address: string; readonly alt: string; readonly height?: number } | undefined;
  steps: readonly string[];
};

export const stepPictureWidth = 536;

/** Numbered steps, each on its own line in plain text. */
export function Steps({ title, picture, steps }: StepsProps) {
  return (
    <div data-text-block="true" style={{ margin: "4px 0 20px" }}>
      <h2 className="l-ink" style={{ ...text, margin: "0 0 12px", fontSize: 18, lineHeight: "24px", fontWeight: 800 }}>
        {title}
      </h2>
      {picture && (
        <img
          src={picture.address}
          alt={picture.alt}
          width={stepPictureWidth}
          height={picture.height ?? 281}
          style={{ ...text, ...pictureLook }}
        />
      )}
      {steps.map((step, at) => (
        <Table key={step} width="100%">
          <td width="34" valign="top" className="l-ink2" style={{ ...stepCell, width: 34, color: colour.ink2 }}>
            {at + 1}.{" "}
          </td>
          <td valign="top" className="l-ink" style={stepCell}>
            {step}
          </td>
        </Table>
      ))}
    </div>
  );
}

const pictureLook: CSSProperties = {
  display: "block",
  width: "100%",
  maxWidth: stepPictureWidth,
  height: "auto",
  margin: "0 0 12px",
  borderRadius: 12,
};
const stepCell: CSSProperties = {
  ...text,
  fontSize: 15,
  lineHeight: "22px",
  padding: "4px 0",
  wordBreak: "break-word",
};
