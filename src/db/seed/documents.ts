import { crc32, deflateSync } from "node:zlib";

/** A real one-page PDF, so that anyone who opens a document of the demo sees a document. */
export function pdfPage(title: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F1 22 Tf 64 760 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, at) => `BT /F1 12 Tf 64 ${716 - at * 20} Td (${escaped(line)}) Tj ET`),
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, "latin1");
}

const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`).replace(/[^\x20-\xff]/g, "-");

type Colour = readonly [red: number, green: number, blue: number];

/** A square in two colours, one above the other: a stand-in for a photograph. */
export function pngSquare(side: number, above: Colour, below: Colour): Buffer {
  const rows = Array.from({ length: side }, (_, row) =>
    Buffer.from([0, ...Array.from({ length: side }, () => (row < side / 2 ? above : below)).flat()]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const picture = chunk("IDAT", deflateSync(Buffer.concat(rows)));
  return Buffer.concat([signature, chunk("IHDR", header), picture, chunk("IEND", Buffer.alloc(0))]);
}

/** A part of a PNG file: its length, its name, its bytes and their sum. */
export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
