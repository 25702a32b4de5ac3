import type { MDXComponents } from "mdx/types";
import { Callout } from "./callout";
import { Card, Cards } from "./cards";
import { CodeBlock } from "./code-block";
import { Diagram } from "./diagram";
import { Door, Doors, Tasks } from "./doors";
import { FileTree } from "./file-tree";
import { Image } from "./image";
import { Steps } from "./steps";
import { Table } from "./table";
import { Tab, Tabs } from "./tabs";
import { TaskMark } from "./task-mark";

/** The writer's words: what each element of a page is drawn with. `lib/mdx/words.mjs` says which attributes they take. */
export const components = {
  Callout,
  Card,
  Cards,
  CodeBlock,
  Diagram,
  Door,
  Doors,
  FileTree,
  Steps,
  Tab,
  Tabs,
  Tasks,
  img: Image,
  input: TaskMark,
  table: Table,
} satisfies MDXComponents;
