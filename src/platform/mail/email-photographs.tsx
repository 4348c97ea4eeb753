import type { CSSProperties } from "react";
import { text } from "./email-look.ts";
import { Table } from "./email-table.tsx";

type Photograph = {
  /** Null if there is none. */
  readonly address: string | null;
  /** Shown by mail programs that load no pictures. */
  readonly alt: string;
  readonly width: number;
};

/** Photographs side by side at equal height; nothing without any. */
export function Photographs({ pictures }: { pictures: readonly Photograph[] }) {
  const shown = pictures.flatMap(({ address, ...rest }) => (address ? [{ address, ...rest }] : []));
  if (shown.length === 0) return null;
  return (
    <div style={{ margin: "0 0 20px" }}>
      <Table>
        {shown.map(({ address, alt, width }) => (
          <td key={address} valign="top" style={{ paddingRight: 12 }}>
            <img src={address} alt={alt} width={width} height={height} style={{ ...picture, width }} />
          </td>
        ))}
      </Table>
    </div>
  );
}

const height = 120;
const picture: CSSProperties = { ...text, display: "block", height, objectFit: "cover", borderRadius: 12 };
