import fs from "node:fs";
import path from "node:path";
import { endInOneSentence } from "./app/start-and-stop.ts";
import { startServer } from "./app/start-server.ts";

// Only as a program: the build may place a piece here that other files share, and reading it must not open a second door.
const isProgram = process.argv[1] !== undefined && fs.realpathSync(process.argv[1]) === import.meta.filename;
if (isProgram) startServer(path.resolve(import.meta.dirname, "../client")).catch(endInOneSentence);
