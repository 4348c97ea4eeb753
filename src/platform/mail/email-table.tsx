import type { CSSProperties, ReactElement } from "react";

type TableProps = {
  width?: number | "100%";
  className?: string;
  style?: CSSProperties;
  children: ReactElement | readonly ReactElement[];
};

/** A layout table of one row, which screen readers don’t announce as a table. */
export const Table = ({ width, className, style, children }: TableProps) => (
  <table
    role="presentation"
    border={0}
    width={width}
    cellPadding={0}
    cellSpacing={0}
    className={className}
    style={style}
  >
    <tbody>
      <tr>{children}</tr>
    </tbody>
  </table>
);
