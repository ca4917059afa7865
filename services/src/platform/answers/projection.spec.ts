import { ApiProperty } from '@nestjs/swagger';
import { projectionOf } from './projection.js';

class Author {
  @ApiProperty() name: string;
}
class Chapter {
  @ApiProperty() title: string;
  @ApiProperty({ type: () => [Chapter] }) parts: Chapter[];
}
class Book {
  @ApiProperty() title: string;
  @ApiProperty({ type: Author, nullable: true }) author: Author | null;
  @ApiProperty({ type: [Chapter] }) chapters: Chapter[];
  @ApiProperty({ type: 'object', additionalProperties: true }) notes: Record<string, unknown>;
  @ApiProperty({ type: String, required: false }) subtitle?: string;
}
class Translation extends Book {
  @ApiProperty() language: string;
}

describe('what leaves', () => {
  const book = {
    title: 'Wayfinding',
    author: { name: 'Ada', salary: 1 },
    chapters: [{ title: 'One', draft: true, parts: [{ title: 'First', parts: [], draft: true }] }],
    notes: { any: { thing: 1 } },
    owner: 'somebody',
  };

  it('is what the class describes, at every depth', () => {
    expect(projectionOf(Book)(book)).toEqual({
      title: 'Wayfinding',
      author: { name: 'Ada' },
      chapters: [{ title: 'One', parts: [{ title: 'First', parts: [] }] }],
      notes: { any: { thing: 1 } },
    });
  });
  it('is described by the classes above as well', () => {
    expect(projectionOf(Translation)({ ...book, language: 'en' })).toMatchObject({
      title: 'Wayfinding',
      language: 'en',
    });
  });
  it('keeps null and lists, and leaves out what is not there', () => {
    expect(projectionOf(Book)([{ title: 'x', author: null, subtitle: undefined }])).toEqual([
      { title: 'x', author: null },
    ]);
  });
});
