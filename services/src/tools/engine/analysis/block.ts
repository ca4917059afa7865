/** A title and its lines; in the text, blocks are parted by an empty line. */
export interface Block {
  title: string;
  lines: string[];
}
