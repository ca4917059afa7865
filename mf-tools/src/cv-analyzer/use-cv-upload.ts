import { useEffect, useRef, useState } from 'react';
import { ApiError, toast } from '@landfall/sdk';
import { extractText } from '../api';
import { problemWith } from '../upload/file-check';
import { cvStore } from './cv-store';

interface Upload {
  /** Name of the file on its way. */
  reading?: string;
  /** The last file, when it was not taken: its name and why. */
  refused?: { name: string; reason: string };
}

/** Reads one file at a time; until a new one has been read, the text of the last one stays, as that one's. */
export function useCvUpload() {
  const [{ reading, refused }, setUpload] = useState<Upload>({});
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setUpload({});
  };

  const read = async (file: File) => {
    const problem = problemWith(file);
    running.current?.abort();
    if (problem) return setUpload({ refused: { name: file.name, reason: problem } });
    const own = new AbortController();
    running.current = own;
    setUpload({ reading: file.name });
    try {
      const cv = await extractText(file, own.signal);
      if (own.signal.aborted) return;
      cvStore.setState({ cv });
      setUpload({});
      toast({ title: `File uploaded: ${cv.name}` });
    } catch (failure) {
      if (own.signal.aborted) return;
      const detail = failure instanceof ApiError ? failure.detail : 'The file could not be sent.';
      setUpload({ refused: { name: file.name, reason: detail } });
      toast({ title: 'Failed to extract text from CV file', description: detail, variant: 'destructive' });
    }
  };

  const remove = () => {
    cvStore.setState({ cv: null });
    setUpload({});
  };

  return { reading, refused, read: (file: File) => void read(file), cancel, remove };
}
