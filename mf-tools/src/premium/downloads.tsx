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
