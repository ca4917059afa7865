import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from '../users/user.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([UserEntity])] })
export class AuthModule {}
