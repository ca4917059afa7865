import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NewsArticleEntity } from './news-article.entity.js';
import { NewsImport } from './news-import.js';
import { TrainingEventEntity } from './training-event.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([NewsArticleEntity, TrainingEventEntity])],
  providers: [NewsImport],
  exports: [NewsImport],
})
export class NewsWorkerModule {}
