import { ButtonLink } from '@landfall/ui';

/** Plain links: the browser saves what the server sends as a file. */
export const Downloads = ({ of }: { of: string }) => (
  <>
    <ButtonLink variant="secondary" icon="download" href={`${of}/download?format=pdf`} download>
      PDF
    </ButtonLink>
    <ButtonLink variant="secondary" icon="download" href={`${of}/download?format=docx`} download>
      Word (.docx)
    </ButtonLink>
  </>
);

/** What no font of the PDF has. */
const PICTURES = /[\u{1F000}-\u{1FFFF}]/u;

/** What a saved file lacks is said before somebody sends it. */
export const LeftOutOfPdf = ({ text }: { text: string }) =>
  PICTURES.test(text) ? (
    <p className="document-hint">Emoji are left out of the PDF; the Word file keeps them.</p>
  ) : null;
