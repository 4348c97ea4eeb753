import { accept, refuse } from "#domain/result.ts";
import type { DrawnFile } from "../../server/draw-document.ts";

export const answerFile = (file: DrawnFile | undefined) =>
  file ? accept({ ...file, content: file.content.toString("base64") }) : refuse("not_found");
